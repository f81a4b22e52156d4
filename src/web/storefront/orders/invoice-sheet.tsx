import { keyOf } from '#shop/cart/cart.ts'
import { splitCharge } from '#shop/delivery/windows/with-extra.ts'
import { worth } from '#shop/loyalty/points.ts'
import { localPhone } from '#shop/accounts/contacts/phone.ts'
import { less } from '#shop/money.ts'
import { isToPrepay } from '#shop/order-states.ts'
import { leftOfLine, type OrderLine, referenceOf } from '#shop/orders/order.ts'
import { isPaidAhead, toCollect, toPayBack } from '#shop/orders/prepaid.ts'
import type { OrderWithReturns } from '#shop/returns/order-return.ts'
import { afterRefunds, returnedOf } from '#shop/returns/refund.ts'
import { gramsMessages } from '../../messages/en/grams.ts'
import { invoiceMessages } from '../../messages/en/invoice.ts'
import type { Translate } from '../../messages/messages-in.ts'
import { packedTexts } from '../../messages/packed-texts.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { detailsOf } from '../parts/details-of.ts'
import { MostRow, MultiBuyNote } from '../parts/multi-buy-note.tsx'

export type ShopFacts = { shopName: string; address: string; phone: string; email: string }

/** The same content for every paper size; invoice.css has the layouts. */
export function InvoiceSheet({ order, shop }: { order: OrderWithReturns; shop: ShopFacts }) {
  const t = useMessages(invoiceMessages)
  const timeOf = (step: string) => order.changes.findLast(({ status }) => status === step)?.at
  const [delivered, cancelled] = [timeOf('delivered'), timeOf('cancelled')]
  return (
    <>
      <header className="invoice-head">
        <div>
          <p className="invoice-shop">{shop.shopName}</p>
          <address>
            {[shop.address, shop.phone, shop.email].filter(Boolean).map((line) => (
              <span key={line} className="block">
                <bdi>{line}</bdi>
              </span>
            ))}
          </address>
        </div>
        <dl>
          <Fact name={t('invoice.reference')} value={referenceOf(order)} />
          <Fact name={t('invoice.date')} value={t.day(order.placedAt)} />
          {delivered !== undefined && (
            <Fact name={t('invoice.delivered')} value={t.day(delivered)} />
          )}
          <Fact
            name={t('invoice.payment')}
            value={
              isToPrepay(order)
                ? t('invoice.payAhead', { amount: t.money(toCollect(order)) })
                : t(`invoice.${methodOf(order)}`)
            }
          />
        </dl>
      </header>
      <section className="invoice-buyer">
        <h2>{t('invoice.to')}</h2>
        <address>
          {[order.contact.name, order.address, localPhone(order.contact.phone)]
            .filter(Boolean)
            .map((line) => (
              <span key={line} className="block">
                <bdi>{line}</bdi>
              </span>
            ))}
        </address>
      </section>
      {cancelled === undefined ? (
        <>
          <Lines order={order} />
          <Sums order={order} />
        </>
      ) : (
        <p>{t('invoice.whole', { date: t.day(cancelled) })}</p>
      )}
      <p className="invoice-end">{t('invoice.thanks')}</p>
    </>
  )
}

const methodOf = (order: OrderWithReturns) =>
  isPaidAhead(order)
    ? 'paidAhead'
    : order.pickup && order.payment !== 'account'
      ? 'atCounter'
      : order.payment

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <bdi>{value}</bdi>
    </dd>
  </div>
)

const Lines = ({ order }: { order: OrderWithReturns }) => {
  const t = useMessages(invoiceMessages, gramsMessages)
  return (
    <DataTable
      className="invoice-lines"
      rows={order.lines.filter((line) => leftOfLine(line).quantity > 0)}
      keyOf={keyOf}
      columns={[
        {
          key: 'item',
          heading: t('invoice.item'),
          isRowHeader: true,
          cell: (line) => <Item line={line} returned={returnedOf(order, line)} />,
        },
        {
          key: 'quantity',
          heading: t('invoice.quantity'),
          end: true,
          className: 'invoice-wide',
          cell: (line) => countOf(t, line)[0],
        },
        {
          key: 'price',
          heading: t('invoice.price'),
          end: true,
          className: 'invoice-wide',
          cell: (line) => countOf(t, line)[1],
        },
        {
          key: 'amount',
          heading: t('invoice.amount'),
          end: true,
          cell: (line) => t.money(leftOfLine(line).amount),
        },
      ]}
    />
  )
}

type T = Translate<typeof invoiceMessages | typeof gramsMessages>

/** The quantity and the price of one; of weighed goods what was weighed, and the price of a kilogram. */
function countOf(t: T, line: OrderLine): [string, string] {
  const { quantity } = leftOfLine(line)
  const { weight: rule, price: each } = line
  if (!rule?.packed) return [t.number(quantity), t.money(each)]
  const parts = { price: each, weight: rule, packed: rule.packed }
  const { weight, price } = packedTexts(t, quantity, parts)
  return [weight, t('invoice.perKilo', { price })]
}

function Item({ line, returned }: { line: OrderLine; returned: number }) {
  const t = useMessages(invoiceMessages, gramsMessages)
  const { quantity } = leftOfLine(line)
  const isWeighed = Boolean(line.weight?.packed)
  const [count, price] = countOf(t, line)
  // In place of the usual weight, which would contradict the weighed one.
  const pieces = line.weight?.byPiece ? t('invoice.pieces', { count: quantity }) : undefined
  const details = detailsOf(isWeighed ? pieces : line.pack, line.colourLabel)
  return (
    <>
      <bdi>{line.name}</bdi>
      {details !== '' && <span className="invoice-more"> {details}</span>}
      <span className="invoice-narrow">{t('invoice.each', { quantity: count, price })}</span>
      {!isWeighed && <MultiBuyNote isPlaced line={{ ...line, quantity }} />}
      {line.cancelledQuantity > 0 && (
        <span className="invoice-gone">
          {t('invoice.cancelled', { count: line.cancelledQuantity, quantity: line.quantity })}
        </span>
      )}
      {returned > 0 && (
        <span className="invoice-gone">{t('invoice.returned', { count: returned, quantity })}</span>
      )}
    </>
  )
}

function Sums({ order }: { order: OrderWithReturns }) {
  const t = useMessages(invoiceMessages)
  const after = afterRefunds(order)
  const hours = order.arrival?.hours
  const { fee, extra } = splitCharge(order.shipping, hours ? order.window?.extra : undefined)
  const back = order.redeemedPoints - after.redeemedPoints
  return (
    <>
      <dl className="invoice-sums">
        <Fact name={t('invoice.subtotal')} value={t.money(order.subtotal)} />
        <Fact name={t(order.pickup ? 'invoice.pickup' : 'invoice.shipping')} value={t.fee(fee)} />
        {hours && extra !== 0 && (
          <Fact
            name={t('invoice.time', { hours: t.hours(hours.from, hours.to) })}
            value={t.money(extra)}
          />
        )}
        {order.redeemedPoints > 0 && (
          <Fact
            name={t('invoice.redeemed', { count: order.redeemedPoints })}
            value={`−${t.money(worth(order.redeemedPoints))}`}
          />
        )}
        <Fact name={t('invoice.total')} value={t.money(order.total)} />
        <PrepaidFacts order={order} />
        {after.total < order.total && (
          <>
            <Fact
              name={t('invoice.refunded')}
              value={`−${t.money(less(order.total, after.total))}`}
            />
            <Fact
              name={t(order.payment === 'account' ? 'invoice.remainsOnAccount' : 'invoice.remains')}
              value={t.money(after.total)}
            />
          </>
        )}
      </dl>
      {/* Not a row: the last one is what is paid. */}
      <MostRow isSentence total={order.total} lines={order.lines} />
      {back > 0 && <p className="invoice-end">{t('invoice.pointsBack', { count: back })}</p>}
      {after.earnedPoints > 0 && (
        <p className="invoice-end">
          {t(order.status === 'delivered' ? 'invoice.earned' : 'invoice.willEarn', {
            count: after.earnedPoints,
          })}
        </p>
      )}
    </>
  )
}

/** What was paid in advance, and the difference to the total. */
function PrepaidFacts({ order }: { order: OrderWithReturns }) {
  const t = useMessages(invoiceMessages)
  const [due, back] = [toCollect(order), toPayBack(order)]
  if (order.prepaid === 0) return null
  return (
    <>
      <Fact name={t('invoice.paidAhead')} value={`−${t.money(order.prepaid)}`} />
      {due > 0 && order.status !== 'delivered' && (
        <Fact name={t('invoice.stillDue')} value={t.money(due)} />
      )}
      {back > 0 && <Fact name={t('invoice.payBack')} value={t.money(back)} />}
    </>
  )
}
