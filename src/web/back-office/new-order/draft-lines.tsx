import { Trash2 } from 'lucide-react'
import { less, nothing, rupees, times } from '#shop/money.ts'
import { pricePerKilo } from '#shop/pricing/weight.ts'
import { backOfficeNewOrderMessages } from '../../messages/en/back-office/orders/new-order.ts'
import { siteMessages } from '../../messages/en/site.ts'
import type { Translate } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/form/select.tsx'
import { needsWeight } from '../counter/sale-lines.ts'
import { SaleWeight } from '../counter/sale-weight.tsx'
import { TypedStepper } from './typed-stepper.tsx'
import { type Line, type useLines, maxPerProduct } from './use-lines.ts'
import type { Quote } from './use-quote.ts'
import { packIn, useGoodsName } from '../urdu/goods-name.ts'
import { useDotted } from '../parts/use-dotted.ts'

type Props = {
  draft: Pick<ReturnType<typeof useLines>, 'lines' | 'change' | 'remove'>
  quote: Quote | null
  /** Accessible name of the list. */
  label: string
  /** At the counter, weighed goods need their weight; absent: they are weighed when packed. */
  weighing?: { isAsked: boolean; onChange: (index: number, line: Line) => void } | undefined
}

/** The lines of the order, at the server's prices. */
export function DraftLines({ draft, quote, label, weighing }: Props) {
  const t = useMessages(backOfficeNewOrderMessages)
  const dotted = useDotted()
  const nameOf = useGoodsName()
  const { lines, change, remove } = draft
  if (lines.length === 0) return <p className="text-soft">{t('goods.empty')}</p>
  return (
    <ul aria-label={label} className="divide-y divide-line border-t border-line">
      {lines.map((line, index) => {
        const { product, color, quantity, grams } = line
        const priced = quote?.lines.find((one) => one.productId === product.id)
        const isCurrent = priced?.quantity === quantity && priced.grams === (grams ?? null)
        const isWeighedHere = weighing !== undefined && Boolean(product.unitGrams)
        const isUnweighed = isWeighedHere && needsWeight(line)
        const saving = priced && priced.grams === null ? savingOf(priced) : nothing
        return (
          <li key={product.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="min-w-0 grow basis-40">
              <span className="block font-semibold">{nameOf(product)}</span>
              <span className="block text-small text-soft">
                {dotted([
                  packIn(product.pack),
                  priced && priceOf(t, product, priced, isWeighedHere),
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
            {isWeighedHere && (
              <SaleWeight
                line={line}
                isAsked={weighing.isAsked}
                onChange={(weighed) => weighing.onChange(index, weighed)}
              />
            )}
            {isWeighedHere && !product.byPiece ? (
              <RemoveLine name={nameOf(product)} onRemove={() => remove(index)} />
            ) : (
              <TypedStepper
                quantity={quantity}
                most={maxPerProduct}
                name={nameOf(product)}
                onChange={(count) => change(index, { quantity: count })}
                onRemove={() => remove(index)}
              />
            )}
            <span className="money ms-auto min-w-20 text-end font-semibold">
              {isCurrent && !isUnweighed ? t.money(rupees(priced.amount)) : '…'}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function RemoveLine({ name, onRemove }: { name: string; onRemove: () => void }) {
  const t = useMessages(siteMessages)
  return (
    <Button aria-label={t('stepper.remove', { name })} onClick={onRemove}>
      <Trash2 aria-hidden className="size-4" />
    </Button>
  )
}

type T = Translate<typeof backOfficeNewOrderMessages>
type Priced = Quote['lines'][number]

/** Of one, or of a kilogram of what is weighed at the counter. */
function priceOf(t: T, { unitGrams }: Line['product'], { price }: Priced, isWeighedHere: boolean) {
  return unitGrams && isWeighedHere
    ? t('goods.perKilo', { price: t.money(pricePerKilo(rupees(price), { unitGrams })) })
    : t('goods.perPiece', { price: t.money(rupees(price)) })
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
