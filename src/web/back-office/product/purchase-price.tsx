import { cleanAmount } from '#shop/clean-amount.ts'
import { paisa, rupees } from '#shop/money.ts'
import { backOfficeProductMessages } from '../../messages/en/back-office/catalogue/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Figure } from './fields.tsx'
import type { ProductForm } from './use-product-form.ts'

const amountOf = (text: string) => rupees(Number(cleanAmount(text)))

/** What the shop pays for one, and what is left of the price that customers pay. */
export function PurchasePrice({ form }: { form: ProductForm }) {
  const t = useMessages(backOfficeProductMessages)
  const { offerPrice, listPrice, purchasePrice } = form.typed
  const price = amountOf(offerPrice || listPrice)
  const left = price - amountOf(purchasePrice)
  const isKnown = price > 0 && left < price
  const hint = !isKnown
    ? t('hint.purchase')
    : left < 0
      ? t('hint.loss', { price: t.money(price), amount: t.money(paisa(-left)) })
      : t('hint.margin', {
          price: t.money(price),
          amount: t.money(paisa(left)),
          percent: t.number(Math.round((100 * left) / price)),
        })
  return <Figure form={form} name="purchasePrice" hint={hint} optional />
}
