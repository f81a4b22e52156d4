import { dearerSize } from '#shop/catalogue/sizes/dearer-size.ts'
import { readPack } from '#shop/catalogue/sizes/pack.ts'
import { cleanAmount } from '#shop/clean-amount.ts'
import { rupees } from '#shop/money.ts'
import type { Answer } from '#wire/calls.ts'
import { backOfficeProductMessages } from '../../messages/en/back-office/catalogue/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { ProductForm as Form } from './use-product-form.ts'

/** A larger pack that costs more for its amount is usually a slip. */
export function DearerSize({
  form: { typed },
  sizes,
}: {
  form: Form
  sizes: Answer<'adminProduct'>['sizes']
}) {
  const t = useMessages(backOfficeProductMessages)
  const price = rupees(Number(cleanAmount(typed.offerPrice || typed.listPrice)))
  const others = sizes.map((one) => ({ pack: readPack(one.pack), price: rupees(one.price) }))
  const found = price > 0 ? dearerSize({ pack: readPack(typed.pack), price }, others) : null
  if (found === null) return null
  const { larger, smaller, fair } = found
  return (
    <p role="status" className="text-small">
      {t('hint.dearerSize', {
        larger: larger.pack.text,
        price: t.money(larger.price),
        smaller: smaller.pack.text,
        fair: t.money(fair),
      })}
    </p>
  )
}
