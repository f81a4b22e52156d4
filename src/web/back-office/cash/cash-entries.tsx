import { rupees } from '#shop/money.ts'
import type { Answer } from '#wire/calls.ts'
import { Link } from '../../app/router/link.tsx'
import { cashEntryText } from '../../messages/cash-entry-text.ts'
import { backOfficeCashMessages } from '../../messages/en/back-office/orders/cash.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { useDotted } from '../parts/use-dotted.ts'
import { TakeBack } from './take-back.tsx'

type Entries = Answer<'adminCashDrawer'>['data']['entries']
type Props = { entries: Entries; mayTakeBack: boolean }

/** What went into and out of a drawer, newest first. */
export function CashEntries({ entries, mayTakeBack }: Props) {
  const t = useMessages(backOfficeCashMessages)
  const dotted = useDotted()
  if (entries.length === 0) return <p className="text-soft">{t('drawer.noEntries')}</p>
  return (
    <ol className="grid divide-y divide-line">
      {entries.map(({ canTakeBack, ...entry }) => {
        const { id, method, amount, balanceAfter, orderId, note, at, by } = entry
        return (
          <li key={id} className="flex items-baseline justify-between gap-4 py-2">
            <div className="min-w-0">
              <p className="font-semibold">
                {cashEntryText(t, entry)}
                {method !== 'cash' && (
                  <span className="font-normal"> · {t(`method.${method}`)}</span>
                )}
                {orderId !== null && (
                  <>
                    {' · '}
                    <Link to={officePaths.order({ id: orderId })} className="text-link underline">
                      {orderId.slice(0, 7)}
                    </Link>
                  </>
                )}
              </p>
              <p className="text-small wrap-break-word text-soft">
                {dotted([t.moment(Date.parse(at)), by, note])}
              </p>
              {canTakeBack && mayTakeBack && <TakeBack entry={entry} />}
            </div>
            <p className="shrink-0 text-end">
              <span className={`money block font-semibold ${amount < 0 ? 'text-tomato-ink' : ''}`}>
                {t.money(rupees(amount))}
              </span>
              <span className="money text-small text-soft">
                {t('drawer.balance', { amount: t.money(rupees(balanceAfter)) })}
              </span>
            </p>
          </li>
        )
      })}
    </ol>
  )
}
