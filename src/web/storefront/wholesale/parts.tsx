import type { CartLine } from '#shop/cart/cart.ts'
import { maxQuantityOf } from '#shop/catalogue/product.ts'
import { type Paisa, times } from '#shop/money.ts'
import { type Tier, tiersOf } from '#shop/pricing/tiers.ts'
import {
  maxQuantityWithin,
  oneByOne,
  plainTerms,
  roundedUp,
  type WholesaleTag,
  type WholesaleTerms,
} from '#shop/pricing/wholesale-terms.ts'
import { FieldError } from '../../ui/form/field.tsx'
import { wholesaleMessages } from '../../messages/en/storefront/catalogue/wholesale.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { detailsOf } from '../parts/details-of.ts'
import { termsInShort, termsText } from './terms-text.ts'

export const Code = ({ sku }: { sku: string }) => {
  const t = useMessages(wholesaleMessages)
  return <span>{t('terms.sku', { sku })}</span>
}

/** "Sold by the carton of 12 · at least 24" */
export function Terms({ terms }: { terms: WholesaleTerms }) {
  const t = useMessages(wholesaleMessages)
  const text = termsText(terms, t)
  return text && <p className="text-small font-semibold">{text}</p>
}

export function CardTerms({ terms }: { terms: WholesaleTerms }) {
  const t = useMessages(wholesaleMessages)
  const text = termsInShort(terms, t)
  return text && <span>{text}</span>
}

export const Together = ({ price, quantity }: { price: Paisa; quantity: number }) => {
  const t = useMessages(wholesaleMessages)
  return (
    <p className="money font-semibold" aria-live="polite">
      {t('tiers.together', { total: t.money(times(price, quantity)) })}
    </p>
  )
}

export const TooFew = () => {
  const t = useMessages(wholesaleMessages)
  return <p className="text-soft">{t('tiers.tooFew')}</p>
}

type TiersProps = {
  tag: WholesaleTag
  quantity: number
  /** available quantity */
  most: number
  onChoose: (quantity: number) => void
}

/** Unit price per quantity break; marks the current one, and a press chooses its quantity. */
export function PriceTiers({ tag, quantity, most, onChoose }: TiersProps) {
  const t = useMessages(wholesaleMessages)
  const tiers = tiersOf(tag)
  if (tiers.length < 2) return null
  const now = tiers.findLast(({ from }) => quantity >= from) ?? tiers[0]
  return (
    <ul className="tiers" aria-label={t('tiers.label')}>
      {tiers.map((tier) => (
        <li key={tier.from}>
          <button
            type="button"
            aria-pressed={tier === now}
            disabled={tier.from > most}
            onClick={() => onChoose(tier.from)}
          >
            <span className="money text-small">{rangeOf(tier)} </span>
            <span className="money font-bold">
              {t.money(tier.price)} <span className="sr-only">{t('tiers.each')}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const rangeOf = ({ from, to }: Tier) =>
  to === null ? `${from}+` : to > from ? `${from}–${to}` : String(from)

type LineProps = { line: CartLine; onQuantity: (quantity: number) => void }

/** Says in which quantities it is sold, with a button that corrects the line. */
export function OffRule({ line, onQuantity }: LineProps) {
  const t = useMessages(wholesaleMessages)
  const { quantity, stock, wholesale } = line
  const rule = wholesale ?? oneByOne
  const count = Math.min(
    roundedUp(quantity, rule),
    maxQuantityWithin(maxQuantityOf({ stock }), rule),
  )
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <FieldError message={termsText(wholesale ?? plainTerms, t)} />
      <button
        type="button"
        className="inline-link thumb min-h-8 text-small"
        aria-label={t('line.takeOf', { count, name: detailsOf(line.name, line.colourLabel) })}
        onClick={() => onQuantity(count)}
      >
        {t('line.take', { count })}
      </button>
    </div>
  )
}

/** "2 more and each costs Rs. 90", only if the break is near and in stock. */
export function NextBreak({ line, onQuantity }: LineProps) {
  const t = useMessages(wholesaleMessages)
  const next = line.wholesale && breakNear(line, line.wholesale)
  if (!next) return null
  const params = { count: next.from - line.quantity, price: t.money(next.price) }
  return (
    <p>
      <button
        type="button"
        className="inline-link thumb min-h-8 text-start text-small"
        aria-label={t('line.nextOf', { ...params, name: detailsOf(line.name, line.colourLabel) })}
        onClick={() => onQuantity(next.from)}
      >
        {t('line.next', params)}
      </button>
    </p>
  )
}

function breakNear({ quantity, price, stock }: CartLine, tag: WholesaleTag) {
  const next = tag.breaks.find(({ from, price: then }) => from > quantity && then < price.now)
  const isNear = next && next.from - quantity <= Math.max(tag.step, next.from / 4)
  return isNear && next.from <= maxQuantityWithin(maxQuantityOf({ stock }), tag) ? next : null
}
