import { less, type Paisa, paisa, times } from '#shop/money.ts'
import { restOf } from '#shop/orders/most-of-order.ts'
import type { OrderLine } from '#shop/orders/order.ts'
import { lineAmount } from '#shop/pricing/line-amount.ts'
import { lineMost, mostOf, mostOfUnits } from '#shop/pricing/most.ts'
import { lineSaving, type PricedLine } from '#shop/pricing/multi-buy.ts'
import { savingsMessages } from '../../messages/en/storefront/catalogue/savings.ts'
import { weightMessages } from '../../messages/en/storefront/catalogue/weight.ts'
import { gramsMessages } from '../../messages/en/grams.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { packedTexts } from '../../messages/packed-texts.ts'
import { weightText } from '../../messages/weight-text.ts'
import { Dotted } from '../../ui/dotted.tsx'
import { SummaryRow } from '../../ui/summary-rows.tsx'

type Weight = NonNullable<PricedLine['weight']>
type WeightProps = { line: PricedLine; weight: Weight; withAmount: boolean; saysWhy: boolean }
type NoteProps = {
  line: PricedLine
  /** for placed orders: leaves out an offer that wasn't reached */
  isPlaced?: boolean
  /** with the amount, where nothing else says it */
  withAmount?: boolean
  /** of weighed goods: that their weight decides */
  saysWhy?: boolean
}

export function Note({ line, isPlaced = false, withAmount = false, saysWhy = false }: NoteProps) {
  const t = useMessages(savingsMessages, siteMessages)
  const { multiBuy, weight } = line
  if (weight) return line.quantity > 0 && <WeightNote {...{ line, weight, withAmount, saysWhy }} />
  const saving = lineSaving(line)
  if (!multiBuy || (isPlaced && saving <= 0)) return null
  return (
    <span className="block text-small font-semibold text-leaf-ink">
      <Dotted
        parts={[
          t('price.multiBuy', { count: multiBuy.quantity, price: t.money(multiBuy.price) }),
          saving > 0 && t('saving.save', { amount: t.money(saving) }),
        ]}
      />
    </span>
  )
}

/** About what weighed goods weigh and the most that they may cost, or what was weighed. */
function WeightNote({ line, weight, withAmount, saysWhy }: WeightProps) {
  const t = useMessages(weightMessages, gramsMessages)
  const { quantity } = line
  const { packed, unitGrams } = weight
  const about = weightText(t, unitGrams * quantity)
  const [amount, most] = [t.money(lineAmount(line)), t.money(lineMost(line))]
  const off = less(lineAmount(line), times(line.price, quantity))
  // Only the customer's consent makes it cost more than the most.
  const isAgreed = lineAmount(line) > mostOfUnits(line, weight)
  return (
    <span className="block text-small">
      {packed ? (
        <Dotted
          parts={[
            t('weight.weighed', packedTexts(t, quantity, { price: line.price, weight, packed })),
            off !== 0 &&
              t(off < 0 ? 'weight.less' : isAgreed ? 'weight.agreed' : 'weight.more', {
                amount: t.money(paisa(Math.abs(off))),
              }),
          ]}
        />
      ) : withAmount ? (
        t('weight.aboutFor', { weight: about, amount, most })
      ) : (
        t('weight.about', { weight: about, most })
      )}
      {saysWhy && <span className="block text-soft">{t('weight.pays')}</span>}
    </span>
  )
}

/** A line of a cart; it has all prices of its product. */
type CartLine = Omit<PricedLine, 'price'> & { price: { now: Paisa } }
/** Paisa. */
type MostProps = {
  total: Paisa
  lines: readonly (CartLine | OrderLine)[]
  /** says why, instead of a row of the summary */
  isSentence?: boolean
}

/** The most that a cart or an order may cost once its goods are weighed. */
export function Most({ total, lines, isSentence = false }: MostProps) {
  const t = useMessages(weightMessages)
  const most = mostOf(lines.map(pricedOf), total)
  if (most <= total) return null
  if (isSentence && total === 0)
    return (
      <p className="text-small">
        {t('weight.fromNothing', { total: t.money(total), most: t.money(most) })}
      </p>
    )
  if (isSentence) return <p className="text-small">{t('weight.atDoor', { most: t.money(most) })}</p>
  return <SummaryRow label={t('weight.most')}>{t.money(most)}</SummaryRow>
}

const pricedOf = (line: CartLine | OrderLine): PricedLine =>
  'cancelledQuantity' in line ? restOf(line) : { ...line, price: line.price.now }

export const LineNote = (props: NoteProps | MostProps) =>
  'line' in props ? <Note {...props} /> : <Most {...props} />
