import type { Answer } from '#wire/calls.ts'
import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { nextStatuses, type OrderStatus } from '#shop/order-states.ts'
import { fileRoutes } from '#wire/routes.ts'
import { messageOf } from '../../../app/api/api-error.ts'
import { addressOf } from '../../../app/api/send-by-fetch.ts'
import { Link } from '../../../app/router/link.tsx'
import { useRevalidator } from '../../../app/router/use-router.tsx'
import { backOfficeMessages } from '../../../messages/en/back-office/office.ts'
import { backOfficeOrdersMessages } from '../../../messages/en/back-office/orders/orders.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { officePaths } from '../../addresses.ts'
import { useAllows } from '../../parts/use-allows.ts'
import { ChosenBar } from '../../list/chosen-bar.tsx'
import type { Chosen } from '../../list/use-chosen.ts'
import { useStaffSend } from '../../send.ts'
import type { StaffOrder } from '../load-order.ts'
import { nextOf } from '../next-of.ts'
import { useUndo } from '../use-undo.ts'

export type ListedOrder = Answer<'adminOrders'>['data'][number]

type Props = { choice: Chosen<ListedOrder> }

/** Actions for all selected orders, at the bottom of the screen. */
export function ChosenOrders({ choice }: Props) {
  const { chosen: orders } = choice
  const t = useMessages(backOfficeOrdersMessages)
  const { busy, move } = useMoves()
  const mayMove = useAllows('order.move')
  // One button per next status.
  const steps = nextStatuses.flatMap((next) => {
    const those = orders.filter((order) => nextOf(order) === next)
    return those.length === 0 ? [] : [{ next, those }]
  })
  return (
    <ChosenBar title={t('chosen.title')} choice={choice}>
      {mayMove &&
        steps.map(({ next, those }) => (
          <Button key={next} small kind="main" busy={busy} onClick={() => void move(those, next)}>
            {t(`chosen.${next}`, { count: those.length })}
          </Button>
        ))}
      <Link
        to={officePaths.orderPapers(orders.map(({ id }) => id))}
        className={buttonClass({ small: true })}
      >
        <Printer aria-hidden className="size-4" />
        {t('chosen.slips')}
      </Link>
      <Export orders={orders} />
    </ChosenBar>
  )
}

/** Moves the orders one by one; reports those that can't move. */
function useMoves() {
  const t = useMessages(backOfficeOrdersMessages, backOfficeMessages)
  const send = useStaffSend()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const undo = useUndo()

  async function move(orders: readonly ListedOrder[], status: OrderStatus) {
    setBusy(true)
    const faults: string[] = []
    const moved: StaffOrder[] = []
    for (const { id, reference } of orders) {
      try {
        moved.push((await send('adminMoveOrder', { params: { id }, body: { status } })).data)
      } catch (error) {
        faults.push(`${reference}: ${messageOf(error, t('action.failed'))}`)
      }
    }
    const count = moved.length
    const action = count > 0 ? undo(moved) : undefined
    const done = t('chosen.moved', { count, status: t(`status.${status}`) })
    const [fault] = faults
    if (fault === undefined) toast.success(done, 'action', action)
    else toast.error(t('chosen.notAll', { done, count: faults.length, fault }), 'action', action)
    await revalidate()
    setBusy(false)
  }
  return { busy, move }
}

function Export({ orders }: { orders: readonly ListedOrder[] }) {
  const t = useMessages(backOfficeOrdersMessages)
  const id = orders.map((order) => order.id)
  return (
    <a
      href={addressOf(fileRoutes.adminOrderFile[1], { query: { id } })}
      download
      className={buttonClass({ small: true })}
    >
      <Download aria-hidden className="size-4" />
      {t('chosen.export')}
    </a>
  )
}
