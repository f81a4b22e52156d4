import { cleanAmount } from '#shop/clean-amount.ts'
import { readRupees } from '#shop/money.ts'
import { pricePerKilo } from '#shop/pricing/weight.ts'
import { backOfficeProductMessages } from '../../messages/en/back-office/catalogue/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { SelectField } from '../../ui/form/select.tsx'
import { Figure } from './fields.tsx'
import type { ProductForm as Form } from './use-product-form.ts'

const ways = ['', 'weight', 'piece'] as const

/** Whether it is weighed when it is packed, with the price of a kilogram. */
export function WeighedFields({ form }: { form: Form }) {
  const t = useMessages(backOfficeProductMessages)
  const { weighed } = form.typed
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label={t('productField.weighed')}
        hint={t('hint.weighed')}
        options={ways.map((way) => ({ value: way, label: t(`weighed.${way || 'no'}`) }))}
        value={weighed}
        onChange={({ target }) => form.set('weighed', target.value)}
      />
      {weighed !== '' && (
        <div className="grid gap-1">
          <Figure
            form={form}
            name="unitGrams"
            whole
            hint={t(weighed === 'piece' ? 'hint.pieceGrams' : 'hint.unitGrams')}
          />
          <PerKilo form={form} />
        </div>
      )}
    </div>
  )
}

function PerKilo({ form: { typed } }: { form: Form }) {
  const t = useMessages(backOfficeProductMessages)
  const price = readRupees(cleanAmount(typed.offerPrice || typed.listPrice))
  const unitGrams = Number(typed.unitGrams)
  if (price === null || price <= 0 || !(unitGrams > 0)) return null
  const amount = t.money(pricePerKilo(price, { unitGrams }))
  return (
    <p role="status" className="text-small font-semibold">
      {t('hint.perKilo', { amount })} {typed.multiBuyPrice !== '' && t('hint.noMultiBuy')}
    </p>
  )
}
