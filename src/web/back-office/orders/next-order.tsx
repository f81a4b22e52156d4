import { ChevronRight } from 'lucide-react'
import { Link } from '../../app/router/link.tsx'
import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { officePaths } from '../addresses.ts'
import { useNextOrder } from './order-run.ts'

/** On to the next order of the list; after its last order back to it. */
export function NextOrder({ id }: { id: string }) {
  const t = useMessages(backOfficeOrdersMessages)
  const { next, back } = useNextOrder(id)
  if (next === null && back === null) return null
  return (
    <Link
      to={next === null ? (back ?? '') : officePaths.order(next)}
      data-next-record
      aria-keyshortcuts="n"
      className={buttonClass({ className: 'md:ms-auto' })}
    >
      {next === null ? t('order.lastOfList') : t('order.next', { reference: next.reference })}
      <ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
    </Link>
  )
}
