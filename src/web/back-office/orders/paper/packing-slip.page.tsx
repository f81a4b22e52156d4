import { ChevronLeft } from 'lucide-react'
import { Link } from '../../../app/router/link.tsx'
import { backOfficeOrdersMessages } from '../../../messages/en/back-office/orders/orders.ts'
import { messagesIn } from '../../../messages/messages-in.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { officePaths } from '../../addresses.ts'
import { definePage } from '../../layout/define-page.ts'
import { loadOrder } from '../load-order.ts'
import { PackingSlip } from './packing-slip.tsx'
import { PrintButton } from './print-button.tsx'

export const page = definePage({
  load: loadOrder,
  head: ({ reference }, { language }) => ({
    title: messagesIn(language, backOfficeOrdersMessages)('slip.title', { reference }),
  }),
  Page: ({ data: order }) => {
    const t = useMessages(backOfficeOrdersMessages)
    return (
      <div className="grid max-w-2xl gap-4">
        <div className="no-print flex flex-wrap items-center justify-between gap-3">
          <Link to={officePaths.order(order)} className="back-link">
            <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
            {t('slip.back', { reference: order.reference })}
          </Link>
          <PrintButton />
        </div>
        <PackingSlip order={order} />
      </div>
    )
  },
})
