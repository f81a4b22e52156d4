import { localPhone } from '#shop/accounts/contacts/phone.ts'
import { rupees } from '#shop/money.ts'
import { backOfficeOrdersMessages } from '../../../messages/en/back-office/orders/orders.ts'
import { backOfficePapersMessages } from '../../../messages/en/back-office/orders/papers.ts'
import { gramsMessages } from '../../../messages/en/grams.ts'
import { invoiceMessages } from '../../../messages/en/invoice.ts'
import type { Translate } from '../../../messages/messages-in.ts'
import { packedLineOf } from '#wire/weight.ts'
import { packedTexts } from '../../../messages/packed-texts.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useLayoutData } from '../../layout/use-layout-data.ts'
import type { StaffOrder } from '../load-order.ts'
import { usePaymentText } from '../use-payment-text.ts'
import { usePrepaidSums, useSums } from '../use-sums.ts'
import { textIn } from './text-in.ts'
import { useDotted } from '../../parts/use-dotted.ts'

/** The customer's invoice: the shop, the lines without cancelled pieces, and the totals. */
export function InvoicePaper({ order }: { order: StaffOrder }) {
  const t = useMessages(backOfficeOrdersMessages, backOfficePapersMessages, invoiceMessages)
  const shop = useLayoutData()?.settings
  const { reference, contact, address, createdAt, status } = order
  const payment = usePaymentText(order)
  const to = [contact.name, address, localPhone(contact.phone)].filter(Boolean)
  return (
    <article className="order-paper grid gap-4">
      <header className="flex flex-wrap justify-between gap-4">
        <div>
          <p className="text-title font-bold">{shop?.shopName}</p>
          {[textIn(order.paper.texts)(shop?.address), shop?.phone, shop?.email]
            .filter(Boolean)
            .map((line) => (
              <p key={line}>
                <bdi>{line}</bdi>
              </p>
            ))}
        </div>
        <div className="sm:text-end">
          <h2 className="text-title">{t('paper.invoiceOf', { reference })}</h2>
          <p>{t.day(Date.parse(createdAt))}</p>
          {status !== 'cancelled' && <p>{payment}</p>}
        </div>
      </header>
      {to.length > 0 && (
        <div>
          <p className="font-semibold">{t('invoice.to')}</p>
          {to.map((line) => (
            <p key={line}>
              <bdi>{line}</bdi>
            </p>
          ))}
        </div>
      )}
      {status === 'cancelled' ? (
        <p>{t('paper.nothing')}</p>
      ) : (
        <>
          <Lines order={order} />
          <Sums order={order} />
        </>
      )}
      <p>{t('invoice.thanks')}</p>
    </article>
  )
}

function Lines({ order }: { order: StaffOrder }) {
  const t = useMessages(invoiceMessages, gramsMessages)
  const dotted = useDotted()
  const inLanguage = textIn(order.paper.texts)
  const lines = order.lines.filter(
    ({ quantity, cancelledQuantity }) => quantity > cancelledQuantity,
  )
  const headings = ['item', 'quantity', 'price', 'amount'] as const
  return (
    <table className="w-full border-collapse max-sm:text-small">
      <thead>
        <tr className="border-b-2 border-current">
          {headings.map((name) => (
            <th key={name} scope="col" className={name === 'item' ? 'text-start' : 'ps-3 text-end'}>
              {t(`invoice.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.productId} ${line.color ?? ''}`} className="border-b border-line">
            <th scope="row" className="py-1.5 text-start font-normal">
              <bdi>{inLanguage(line.name)}</bdi>{' '}
              <span className="inline-block">
                {dotted([
                  line.weight?.packed ? piecesOf(t, line) : inLanguage(line.pack),
                  inLanguage(line.color),
                ])}
              </span>
              {line.cancelledQuantity > 0 && (
                <span className="block text-small italic">
                  {t('invoice.cancelled', {
                    count: line.cancelledQuantity,
                    quantity: line.quantity,
                  })}
                </span>
              )}
            </th>
            {quantityAndPrice(t, line).map((text) => (
              <td key={text} className="money py-1.5 ps-3 text-end whitespace-nowrap">
                {text}
              </td>
            ))}
            <td className="money py-1.5 ps-3 text-end">{t.money(rupees(line.amount))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Line = StaffOrder['lines'][number]

const leftOf = ({ quantity, cancelledQuantity }: Line) => quantity - cancelledQuantity

type T = Translate<typeof invoiceMessages | typeof gramsMessages>

/** In place of the usual weight, which would contradict the weighed one. */
const piecesOf = (t: T, line: Line) =>
  line.weight?.byPiece && t('invoice.pieces', { count: leftOf(line) })

/** Of weighed goods what was weighed, and the price of a kilogram. */
function quantityAndPrice(t: T, line: Line): [string, string] {
  const packed = packedLineOf(line)
  if (packed === null) return [t.number(leftOf(line)), t.money(rupees(line.price))]
  const { weight, price } = packedTexts(t, leftOf(line), packed)
  return [weight, t('invoice.perKilo', { price })]
}

function Sums({ order }: { order: StaffOrder }) {
  const t = useMessages(backOfficeOrdersMessages, backOfficePapersMessages)
  const { total, returns } = order
  const back = returns.reduce((sum, { refund }) => sum + rupees(refund?.cash ?? 0), 0) / 100
  const sums = useSums(order)
  sums.push([t('order.total'), t.money(rupees(total))])
  sums.push(...usePrepaidSums(order))
  if (back > 0) sums.push([t('paper.refunded'), t.money(rupees(-back))])
  return (
    <dl className="grid grid-cols-[auto_auto] justify-end gap-x-6 gap-y-1">
      {sums.map(([name, amount]) => (
        <div
          key={name}
          className={name === t('order.total') ? 'contents text-lead font-bold' : 'contents'}
        >
          <dt>{name}</dt>
          <dd className="money text-end">{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
