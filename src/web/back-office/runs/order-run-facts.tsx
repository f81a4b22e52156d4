import { rupees } from '#shop/money.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeCashMessages } from '../../messages/en/back-office/orders/cash.ts'
import { backOfficeOrderRunMessages } from '../../messages/en/back-office/orders/order-run.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { useAllows } from '../parts/use-allows.ts'
import type { StaffOrder } from '../orders/load-order.ts'

/** Who delivers the order, and what the riders did with it. */
export function OrderRunFacts({ order: { run, atDoor, reference } }: { order: StaffOrder }) {
  const t = useMessages(backOfficeOrderRunMessages, backOfficeCashMessages)
  const mayPlan = useAllows('run.plan')
  if (run === null && atDoor.length === 0) return null
  return (
    <section aria-labelledby="run" className="office-box grid gap-2">
      <h2 id="run" className="text-title">
        {t('orderRun.title')}
      </h2>
      {run && (
        <p>
          <span className="font-semibold">{run.rider.name}</span>
          {' · '}
          {t('orderRun.stop', { day: t.nearDays(run.day, run.day), number: run.position })}
          {mayPlan && (
            <>
              {' · '}
              <Link
                to={officePaths.runs({ day: run.day })}
                className="text-target text-link underline"
              >
                {t('orderRun.plan')} <span className="sr-only">{reference}</span>
              </Link>
            </>
          )}
        </p>
      )}
      {run?.missed && (
        <p className="font-semibold text-tomato-ink">
          {t('orderRun.missed', {
            time: t.moment(Date.parse(run.missed.at)),
            reason: run.missed.reason,
          })}
        </p>
      )}
      <ol className="grid gap-1 text-small">
        {atDoor.map(({ kind, by, at, reason, collected, paid, hasCode, refused }) => (
          <li key={`${at} ${kind}`} className={refused ? 'text-tomato-ink' : ''}>
            <span className="money text-soft">{t.moment(Date.parse(at))}</span>{' '}
            <span className="font-semibold">{t(`did.${kind}`)}</span>
            {[
              by,
              reason,
              collected !== null && t('orderRun.collected', { amount: t.money(rupees(collected)) }),
              paid && t(`method.${paid.method}`),
              paid?.slip,
              kind === 'delivered' && !refused && t(hasCode ? 'orderRun.code' : 'orderRun.noCode'),
              refused && t('orderRun.refused'),
            ]
              .filter(Boolean)
              .map((fact) => ` · ${String(fact)}`)}
          </li>
        ))}
      </ol>
    </section>
  )
}
