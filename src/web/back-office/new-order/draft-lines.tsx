import { less, nothing, rupees, times } from '#shop/money.ts'
import { backOfficeNewOrderMessages } from '../../messages/en/back-office/orders/new-order.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Select } from '../../ui/form/select.tsx'
import { Stepper } from '../../ui/form/stepper.tsx'
import { type useLines, maxPerProduct } from './use-lines.ts'
import type { Quote } from './use-quote.ts'
import { packIn, useGoodsName } from '../urdu/goods-name.ts'
import { useDotted } from '../parts/use-dotted.ts'

type Props = {
  draft: Pick<ReturnType<typeof useLines>, 'lines' | 'change' | 'remove'>
  quote: Quote | null
  /** Accessible name of the list. */
  label: string
}

/** The lines of the order, at the server's prices. */
export function DraftLines({ draft, quote, label }: Props) {
  const t = useMessages(backOfficeNewOrderMessages)
  const dotted = useDotted()
  const nameOf = useGoodsName()
  const { lines, change, remove } = draft
  if (lines.length === 0) return <p className="text-soft">{t('goods.empty')}</p>
  return (
    <ul aria-label={label} className="divide-y divide-line border-t border-line">
      {lines.map(({ product, color, quantity }, index) => {
        const priced = quote?.lines.find((one) => one.productId === product.id)
        const saving = priced ? savingOf(priced) : nothing
        return (
          <li key={product.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="min-w-0 grow basis-40">
              <span className="block font-semibold">{nameOf(product)}</span>
              <span className="block text-small text-soft">
                {dotted([
                  packIn(product.pack),
                  priced && t('goods.perPiece', { price: t.money(rupees(priced.price)) }),
                  saving > 0 && t('goods.saving', { amount: t.money(saving) }),
                ])}
              </span>
              {product.colors.length > 0 && (
                <Select
                  aria-label={t('goods.color', { name: nameOf(product) })}
                  value={color}
                  options={product.colors.map(({ name, label = name }) => ({ value: name, label }))}
                  onChange={(event) => change(index, { color: event.target.value })}
                />
              )}
            </span>
            <Stepper
              quantity={quantity}
              most={maxPerProduct}
              name={nameOf(product)}
              onChange={(count) => change(index, { quantity: count })}
              onRemove={() => remove(index)}
            />
            <span className="money ms-auto min-w-20 text-end font-semibold">
              {priced?.quantity === quantity ? t.money(rupees(priced.amount)) : '…'}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** What a multi-buy offer takes off a priced line. */
export const savingOf = ({
  price,
  quantity,
  amount,
}: {
  price: number
  quantity: number
  amount: number
}) => less(times(rupees(price), quantity), rupees(amount))
