import { cleanAmount } from '#shop/clean-amount.ts'
import { useState } from 'react'
import { readRupees, toRupees } from '#shop/money.ts'
import { pricePerKilo, pricePerUnit } from '#shop/pricing/weight.ts'
import { backOfficeProductMessages } from '../../messages/en/back-office/catalogue/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { TextField } from '../../ui/form/field.tsx'
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
          {weighed === 'weight' && <KiloPrice form={form} />}
          <PerKilo form={form} />
        </div>
      )}
    </div>
  )
}

/** The price of a kilogram; the price of a unit follows it, and it follows that one. */
function KiloPrice({ form }: { form: Form }) {
  const t = useMessages(backOfficeProductMessages)
  const [typed, setTyped] = useState('')
  const unitGrams = Number(form.typed.unitGrams)
  if (!(unitGrams > 0)) return null
  const unitPriceOf = (text: string) => {
    const perKilo = readRupees(cleanAmount(text))
    return perKilo === null ? '' : String(toRupees(pricePerUnit(perKilo, { unitGrams })))
  }
  const { listPrice } = form.typed
  const price = readRupees(cleanAmount(listPrice))
  const followed = price === null ? '' : String(toRupees(pricePerKilo(price, { unitGrams })))
  return (
    <TextField
      label={t('productField.kiloPrice')}
      name="kiloPrice"
      inputMode="decimal"
      autoComplete="off"
      className="max-w-60"
      value={unitPriceOf(typed) === listPrice ? typed : followed}
      onChange={({ target }) => {
        setTyped(target.value)
        form.set('listPrice', unitPriceOf(target.value))
      }}
    />
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
