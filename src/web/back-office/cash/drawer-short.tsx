import { useEffect, useState } from 'react'
import { less, type Paisa, rupees } from '#shop/money.ts'
import { backOfficeCashMessages } from '../../messages/en/back-office/orders/cash.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useAllows } from '../parts/use-allows.ts'
import { useStaffSend } from '../send.ts'

/** Warns before a refund in cash that your own drawer holds less; the refund is booked all the same. */
export function DrawerShort({ refund }: { refund: Paisa }) {
  const t = useMessages(backOfficeCashMessages)
  const send = useStaffSend()
  const mayRead = useAllows('cash.read')
  /** null: not known */
  const [held, setHeld] = useState<Paisa | null>(null)
  useEffect(() => {
    if (!mayRead) return
    let isCurrent = true
    const take = ({ own }: { own: { balance: number } | null }) => {
      if (isCurrent) setHeld(rupees(own?.balance ?? 0))
    }
    // Only a hint: a failure shows none.
    send('adminCash').then(take, () => {})
    return () => void (isCurrent = false)
  }, [mayRead, send])
  if (held === null || held >= refund) return null
  return (
    <p role="status" className="font-semibold text-tomato-ink">
      {t('drawer.short', { held: t.money(held), after: t.money(less(held, refund)) })}
    </p>
  )
}
