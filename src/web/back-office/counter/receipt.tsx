import { plus, rupees, times } from '#shop/money.ts'
import type { Answer } from '#wire/calls.ts'
import { backOfficeCounterMessages } from '../../messages/en/back-office/orders/counter.ts'
import { gramsMessages } from '../../messages/en/grams.ts'
import { packedLineOf } from '#wire/weight.ts'
import { packedTexts } from '../../messages/packed-texts.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { savingOf } from '../new-order/draft-lines.tsx'
import { useLayoutData } from '../layout/use-layout-data.ts'
import { textIn } from '../orders/paper/text-in.ts'
import { useDotted } from '../parts/use-dotted.ts'
import { changeFor } from './cash-received.ts'

type Sale = Answer<'adminSale'>['data']

/** `cash`: typed rupees that the customer handed over. */
type Props = { sale: Sale; cash: string }

/** The shop, the lines and the total; about the customer only on whose account it went. */
export function Receipt({ sale, cash }: Props) {
  const t = useMessages(backOfficeCounterMessages)
  const shop = useLayoutData()?.settings
  const { reference, createdAt, soldBy } = sale
  const [paid] = sale.paid
  return (
    <>
      <header>
        <p className="text-title font-bold">{shop?.shopName}</p>
        {[shop?.address, shop?.phone].filter(Boolean).map((line) => (
          <p key={line}>
            <bdi>{line}</bdi>
          </p>
        ))}
        <h2 className="receipt-number">{t('receipt.title', { reference })}</h2>
        <p>{t.moment(Date.parse(createdAt))}</p>
        {soldBy !== null && <p>{t('receipt.soldBy', { name: soldBy })}</p>}
      </header>
      <Lines sale={sale} />
      <Sums sale={sale} cash={cash} />
      <footer>
        <p>
          {sale.account === null
            ? t(`receipt.${paid?.method ?? 'cash'}`, { slip: paid?.slip ?? '' })
            : t('receipt.onAccount', { name: sale.account })}
        </p>
        <p>{t('receipt.thanks')}</p>
      </footer>
    </>
  )
}

function Lines({ sale }: { sale: Sale }) {
  const dotted = useDotted()
  const inLanguage = textIn(sale.texts)
  return (
    <ul>
      {sale.lines.map((line) => (
        <li key={`${line.productId} ${line.color ?? ''}`}>
          <p>
            <bdi>{inLanguage(line.name)}</bdi>{' '}
            <span className="inline-block">
              {dotted([!line.weight?.packed && inLanguage(line.pack), inLanguage(line.color)])}
            </span>
          </p>
          <Amount line={line} />
        </li>
      ))}
    </ul>
  )
}

type Line = Sale['lines'][number]

function Amount({ line }: { line: Line }) {
  const t = useMessages(backOfficeCounterMessages, gramsMessages)
  const weighed = packedLineOf(line)
  if (weighed === null) return <Counted line={line} />
  return (
    <p className="receipt-row">
      <span>{t('receipt.weighed', packedTexts(t, line.quantity, weighed))}</span>
      <span>{t.money(weighed.packed.amount)}</span>
    </p>
  )
}

function Counted({ line: { quantity, price, amount } }: { line: Line }) {
  const t = useMessages(backOfficeCounterMessages)
  const saving = savingOf({ price, quantity, amount })
  return (
    <>
      <p className="receipt-row">
        <span>{t('receipt.each', { quantity, price: t.money(rupees(price)) })}</span>
        <span>{t.money(times(rupees(price), quantity))}</span>
      </p>
      {saving > 0 && (
        <p className="receipt-row">
          <span>{t('receipt.saving')}</span>
          <bdi>−{t.money(saving)}</bdi>
        </p>
      )}
    </>
  )
}

function Sums({ sale: { subtotal, redeemedPoints, total, refunded }, cash }: Props) {
  const t = useMessages(backOfficeCounterMessages)
  const points: [string, string][] = [
    [t('receipt.subtotal'), t.money(rupees(subtotal))],
    [t('receipt.points', { count: redeemedPoints }), t.money(rupees(-redeemedPoints))],
  ]
  const sums: [string, string][] = [
    ...(redeemedPoints > 0 ? points : []),
    [t('receipt.total'), t.money(rupees(total))],
  ]
  const received = changeFor(cash, rupees(total))
  if (received.problem === null && received.change !== null)
    sums.push(
      [t('receipt.received'), t.money(plus(rupees(total), received.change))],
      [t('receipt.change'), t.money(received.change)],
    )
  if (refunded > 0) sums.push([t('receipt.refunded'), t.money(rupees(-refunded))])
  return (
    <dl>
      {sums.map(([label, amount]) => (
        <div key={label} className="receipt-row">
          <dt>{label}</dt>
          <dd>
            <bdi>{amount}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
