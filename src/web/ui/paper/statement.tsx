import './statement.css'
import type { ReactNode } from 'react'
import { rupees } from '#shop/money.ts'
import type { Answer } from '#wire/calls.ts'
import { khataMessages } from '../../messages/en/khata.ts'
import { monthText } from '../../messages/month-text.ts'
import { useMessages } from '../../messages/use-messages.ts'

type Khata = Answer<'khata'>['data']
export type StatementEntry = Khata['entries'][number]

type Props<Entry> = {
  statement: Pick<Khata, 'month' | 'opening' | 'charged' | 'paid' | 'closing'> & {
    entries: readonly Entry[]
  }
  shop: { shopName: string; address: string; phone: string } | undefined
  customer: { name: string; business: string | null }
  /** The order's number, as a link where there is a page. */
  orderName: (order: NonNullable<StatementEntry['order']>) => ReactNode
  /** Beside an entry, on the screen alone. */
  actions?: (entry: Entry) => ReactNode
}

/** A month of a khata on a sheet: opening balance, entries, and closing balance. */
export function StatementPaper<Entry extends StatementEntry>({
  statement,
  shop,
  customer,
  ...parts
}: Props<Entry>) {
  const t = useMessages(khataMessages)
  const { month, opening, charged, paid, closing } = statement
  const sums = [
    ['charged', charged],
    ['paid', -paid],
    ['closing', closing],
  ] as const
  return (
    <article className="statement" aria-label={t('statement.name')}>
      <header className="statement-head">
        <div>
          <p className="text-title font-bold">{shop?.shopName}</p>
          {[shop?.address, shop?.phone].filter(Boolean).map((line) => (
            <p key={line}>
              <bdi>{line}</bdi>
            </p>
          ))}
        </div>
        <div className="sm:text-end">
          <h2 className="text-title">{t('statement.title', { month: monthText(t, month) })}</h2>
          <p className="font-semibold">{customer.name}</p>
          {customer.business && <p>{customer.business}</p>}
        </div>
      </header>
      <p className="statement-sum">
        <span>{t('statement.opening')}</span>
        <span className="money">{t.money(rupees(opening))}</span>
      </p>
      {statement.entries.length === 0 ? (
        <p>{t('statement.none')}</p>
      ) : (
        <Entries entries={statement.entries} {...parts} />
      )}
      <div>
        {sums.map(([name, amount]) => (
          <p key={name} className="statement-sum">
            <span>{t(`statement.${name}`)}</span>
            <span className="money">{t.money(rupees(amount))}</span>
          </p>
        ))}
      </div>
    </article>
  )
}

function Entries<Entry extends StatementEntry>({
  entries,
  orderName,
  actions,
}: Pick<Props<Entry>, 'orderName' | 'actions'> & { entries: readonly Entry[] }) {
  const t = useMessages(khataMessages)
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('statement.day')}</th>
          <th scope="col">{t('statement.what')}</th>
          <th scope="col">{t('statement.amount')}</th>
          <th scope="col" className="statement-wide">
            {t('statement.balance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td>
              <time dateTime={entry.at}>{t.day(Date.parse(entry.at))}</time>
            </td>
            <td>
              <What entry={entry} orderName={orderName} />
              {actions?.(entry)}
            </td>
            <td className="money">{t.money(rupees(entry.amount))}</td>
            <td className="money statement-wide">{t.money(rupees(entry.balanceAfter))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function What({
  entry: { kind, method, note, order, dueAt, open, daysOverdue },
  orderName,
}: {
  entry: StatementEntry
  orderName: Props<StatementEntry>['orderName']
}) {
  const t = useMessages(khataMessages)
  const amount = t.money(rupees(open))
  const how = method === 'cash' || method === 'card' || method === 'transfer' ? method : null
  return (
    <>
      <span className="font-semibold">
        {t(`kind.${kind}`)} {how && t(`method.${how}`)}
      </span>{' '}
      {order && <span>{orderName(order)}</span>}
      {note && (
        <span className={`block text-small ${kind === 'payment' ? '' : 'no-print'}`}>
          {how && how !== 'cash' && kind === 'payment' ? t('statement.slip', { slip: note }) : note}
        </span>
      )}
      {dueAt !== null && (
        <span className={`block text-small ${daysOverdue > 0 ? 'statement-late' : ''}`}>
          {open === 0
            ? t('statement.isPaid')
            : daysOverdue > 0
              ? t('statement.overdue', { amount, days: daysOverdue })
              : `${t('statement.open', { amount })} · ${t('statement.due', { day: t.day(Date.parse(dueAt)) })}`}
        </span>
      )}
    </>
  )
}
