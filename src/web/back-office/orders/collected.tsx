import { rupees } from '#shop/money.ts'
import { backOfficeCashMessages } from '../../messages/en/back-office/orders/cash.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ChangePaid } from '../cash/change-paid.tsx'
import { useLayoutData } from '../layout/use-layout-data.ts'
import { useAllows } from '../parts/use-allows.ts'
import type { StaffOrder } from './load-order.ts'

/** How a delivered order was paid in the end. */
export function Collected({ order }: { order: StaffOrder }) {
  const t = useMessages(backOfficeCashMessages)
  const [mayWrite, mayApprove] = [useAllows('cash.write'), useAllows('cash.approve')]
  const own = useLayoutData()?.id
  const mayChange = mayApprove || (mayWrite && order.collectedBy === own)
  const [first] = order.collected
  if (first === undefined) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
      <p>
        {t('paid.collected')}:{' '}
        <span className="font-semibold">
          {order.collected
            .map(({ method, amount }) => `${t(`method.${method}`)} ${t.money(rupees(amount))}`)
            .join(' · ')}
        </span>
      </p>
      {mayChange && <ChangePaid order={order} now={first.method} />}
    </div>
  )
}
