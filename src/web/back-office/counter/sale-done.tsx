import { Printer } from 'lucide-react'
import { plus, rupees, toRupees } from '#shop/money.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeCounterMessages } from '../../messages/en/back-office/orders/counter.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { officePaths } from '../addresses.ts'
import type { Done } from './use-sell.ts'

/** The sale that was just paid, until the next one begins. */
export function SaleDone({ done: { sale, change } }: { done: Done }) {
  const t = useMessages(backOfficeCounterMessages)
  const cash = change === null ? undefined : toRupees(plus(rupees(sale.total), change))
  return (
    <div className="office-box flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0">
        <span className="block text-title font-bold">
          {sale.account === null
            ? t('counter.done', { reference: sale.reference })
            : t('counter.doneOnAccount', { reference: sale.reference, name: sale.account })}
        </span>
        <span className="block">
          {t('counter.doneTotal', { total: t.money(rupees(sale.total)) })}
        </span>
      </p>
      {change !== null && (
        <p>
          <span className="block font-semibold">{t('counter.change')}</span>
          <span className="money block text-head font-bold">{t.money(change)}</span>
        </p>
      )}
      <Link
        to={`${officePaths.receipt(sale, cash)}#print`}
        className={buttonClass({ kind: 'brand' })}
      >
        <Printer aria-hidden className="size-5" />
        {t('counter.print')}
      </Link>
    </div>
  )
}
