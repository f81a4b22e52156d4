import { backOfficeProductMessages } from '../../messages/en/back-office/catalogue/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { FoldedPart } from '../forms/folded-part.tsx'
import { Figure, figures } from './fields.tsx'
import { BreakRows } from './row-fields.tsx'
import type { ProductForm as Form } from './use-product-form.ts'

const wholesaleNames = [
  'wholesaleListPrice',
  'wholesaleOfferPrice',
  'wholesaleMinimum',
  'wholesaleStep',
  'wholesaleCarton',
  'wholesaleBreaks',
] as const

/** The terms for wholesale customers. */
export function Wholesale({ form }: { form: Form }) {
  const t = useMessages(backOfficeProductMessages)
  const isSold = form.typed.wholesaleListPrice !== ''
  return (
    <FoldedPart
      id="wholesale"
      title={t('part.wholesale')}
      hint={t('part.wholesaleHint')}
      isEmpty={!isSold}
      isWrong={wholesaleNames.some((name) => form.errorOf(name) !== undefined)}
    >
      <div className={`${figures} wide:grid-cols-5`}>
        <Figure form={form} name="wholesaleListPrice" optional />
        <Figure form={form} name="wholesaleOfferPrice" optional />
        {isSold && (
          <>
            <Figure
              form={form}
              name="wholesaleMinimum"
              whole
              hint={t('hint.pieces', { from: 1 })}
            />
            <Figure form={form} name="wholesaleStep" whole hint={t('hint.step')} />
            <Figure
              form={form}
              name="wholesaleCarton"
              whole
              hint={t('hint.pieces', { from: 2 })}
              optional
            />
          </>
        )}
      </div>
      {isSold && <BreakRows form={form} />}
    </FoldedPart>
  )
}
