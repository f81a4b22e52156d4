import { ChevronLeft } from 'lucide-react'
import { Link } from '../../app/router/link.tsx'
import { backOfficeOrdersMessages } from '../../messages/en/back-office-orders.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { staffSend } from '../send.ts'
import { PackingSlip } from './packing-slip.tsx'
import { PrintButton } from './print-button.tsx'

const most = 50

/** The slips of several orders, each on a page of its own when they are printed. */
export const page = definePage({
  async load({ api, layoutData, url: { searchParams } }) {
    await layoutData
    const ids = [...new Set((searchParams.get('ids') ?? '').split(','))].filter((id) => id !== '')
    const send = staffSend(api)
    const found = await Promise.all(
      ids.slice(0, most).map((id) => send('adminOrder', { params: { id } })),
    )
    return found.map(({ data }) => data)
  },
  head: (orders, { language }) => ({
    title: messagesIn(language, backOfficeOrdersMessages)('slips.title', { count: orders.length }),
  }),
  Page: ({ data: orders }) => {
    const t = useMessages(backOfficeOrdersMessages)
    return (
      <div className="grid max-w-2xl gap-4">
        <div className="no-print flex flex-wrap items-center justify-between gap-3">
          <Link to={officePaths.orders()} className="back-link">
            <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
            {t('order.back')}
          </Link>
          {orders.length > 0 && <PrintButton />}
        </div>
        {orders.length === 0 ? (
          <EmptyState ornament="truck" title={t('slips.none')} text={t('slips.noneText')} />
        ) : (
          <h1 className="no-print text-head">{t('slips.title', { count: orders.length })}</h1>
        )}
        {orders.map((order) => (
          <PackingSlip key={order.id} order={order} heading="h2" />
        ))}
      </div>
    )
  },
})
