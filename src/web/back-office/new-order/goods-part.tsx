import { backOfficeNewOrderMessages } from '../../messages/en/back-office/orders/new-order.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { FormPart } from '../forms/form-part.tsx'
import { addedText } from './counted-code.ts'
import { DraftLines } from './draft-lines.tsx'
import { ProductSearch } from './product-search.tsx'
import type { Draft } from './use-draft.ts'
import { useFindProducts } from './use-find-products.ts'
import type { Quote } from './use-quote.ts'

type Props = {
  draft: Draft
  quote: Quote | null
  error: string | undefined
  isWeightAsked: boolean
}

export function GoodsPart({ draft, quote, error, isWeightAsked }: Props) {
  const t = useMessages(backOfficeNewOrderMessages)
  const find = useFindProducts()
  return (
    <FormPart title={t('goods.title')}>
      <ProductSearch
        find={find}
        labels={{
          label: t('goods.find'),
          hint: t('goods.findHint'),
          choose: (name) => t('goods.add', { name }),
          chooseShort: t('goods.addShort'),
        }}
        error={error}
        onChoose={(product, count) => {
          draft.add(product, count)
          return addedText(t, product.name, count)
        }}
      />
      <DraftLines
        draft={draft}
        quote={quote}
        label={t('goods.lines')}
        weighing={
          draft.where === 'counter' ? { isAsked: isWeightAsked, onChange: draft.weigh } : undefined
        }
      />
    </FormPart>
  )
}
