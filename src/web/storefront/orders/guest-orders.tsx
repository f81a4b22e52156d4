import { useState } from 'react'
import type { Order } from '#shop/orders/order.ts'
import { messageOf } from '../../app/api/api-error.ts'
import { orderCalls } from '../../app/api/order-calls.ts'
import { useApi } from '../../app/api/use-api.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { ordersMessages } from '../../messages/en/storefront/checkout/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { Opener } from '../parts/opener.tsx'
import { useOverlayActions } from '../parts/overlay.tsx'
import { OrderCards } from './order-cards.tsx'

/** "Your Orders" of a guest: what this browser ordered, and how to see the rest. */
export function GuestOrders({ orders }: { orders: readonly Order[] }) {
  const t = useMessages(ordersMessages)
  const { show } = useOverlayActions()
  return (
    <div className="wrap">
      <h1 className="pt-5 text-sign wide:pt-8">{t('orders.title')}</h1>
      <p className="pt-1 text-soft">{t('orders.ofGuest')}</p>
      <p className="flex flex-wrap gap-x-5 pb-3">
        <Opener
          to={paths.login(paths.orders())}
          className="inline-link flex min-h-11 items-center"
          onOpen={() => show('login')}
        >
          {t('orders.login')}
        </Opener>
        <Link to={paths.findOrder()} className="inline-link flex min-h-11 items-center">
          {t('orders.find')}
        </Link>
      </p>
      <OrderCards orders={orders} />
    </div>
  )
}

/** Above a customer's own orders: what this browser ordered before they logged in. */
export function OrdersToClaim({ orders }: { orders: readonly Order[] }) {
  const t = useMessages(ordersMessages)
  const { claimGuestOrders } = orderCalls(useApi())
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  if (orders.length === 0) return null

  async function claim() {
    setBusy(true)
    try {
      await claimGuestOrders()
      toast.success(t('orders.claimed'))
      await revalidate()
    } catch (error) {
      toast.error(messageOf(error, t('orders.claimFailed')))
    }
    setBusy(false)
  }

  return (
    <section aria-labelledby="claim" className="mb-8 grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="claim" className="text-title">
          {t('orders.toClaim')}
        </h2>
        <Button kind="brand" small busy={busy} onClick={() => void claim()}>
          {t('orders.claim')}
        </Button>
      </div>
      <OrderCards orders={orders} />
    </section>
  )
}
