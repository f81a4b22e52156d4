import { Search } from 'lucide-react'
import type { OrderStatus } from '#shop/orders/order.ts'
import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeOrdersMessages } from '../../messages/en/back-office-orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { textIn } from '../../ui/use-form.ts'
import { officePaths } from '../addresses.ts'

type Props = { view: { status: OrderStatus | undefined; q: string } }

/** A plain form that the browser can send by itself. */
export function FindOrders({ view: { status, q } }: Props) {
  const t = useMessages(backOfficeOrdersMessages)
  const go = useNavigate()
  return (
    <form
      role="search"
      action={officePaths.orders()}
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const text = textIn(new FormData(event.currentTarget), 'q')
        void go(officePaths.orders({ status, q: text }))
      }}
    >
      {status && <input type="hidden" name="status" value={status} />}
      <input
        type="search"
        name="q"
        defaultValue={q}
        maxLength={100}
        aria-label={t('orders.find')}
        placeholder={t('orders.findHint')}
        className="input max-w-md grow"
      />
      <Button kind="plain" type="submit" aria-label={t('orders.search')}>
        <Search aria-hidden className="size-5" />
        <span className="hidden sm:inline">{t('orders.search')}</span>
      </Button>
    </form>
  )
}
