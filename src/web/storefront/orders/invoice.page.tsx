import './invoice.css'
import { ChevronLeft, Printer } from 'lucide-react'
import { useRef } from 'react'
import { referenceOf } from '#shop/orders/order.ts'
import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { pageRule, paperOf, papers } from '../../ui/paper/papers.ts'
import { useSheetHeight } from '../../ui/paper/use-sheet-height.ts'
import { invoiceMessages } from '../../messages/en/invoice.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { loadOrder } from './load-order.ts'
import { OrderErrorPage } from './order-error.tsx'
import { InvoiceSheet } from './invoice-sheet.tsx'

export const page = definePage({
  async load(ask) {
    const [{ order, key }, shop] = await Promise.all([
      loadOrder(ask, ask.params.id ?? '', true),
      ask.api.settings(),
    ])
    return { order, key, shop, paper: paperOf(ask.url.searchParams.get('paper')) }
  },
  head: ({ order }, { language }) => ({
    title: messagesIn(language, invoiceMessages)('invoice.title', {
      reference: referenceOf(order),
    }),
  }),
  Page: ({ data: { order, key, shop, paper } }) => {
    const t = useMessages(invoiceMessages)
    const sheet = useRef<HTMLElement>(null)
    const height = useSheetHeight(sheet, paper)
    return (
      <div className="wrap py-5 wide:py-8">
        <style>{pageRule(paper, height)}</style>
        <Link
          to={paths.order({ id: order.id, key })}
          className="no-print inline-flex min-h-11 items-center gap-1 text-small font-semibold text-link hover:underline"
        >
          <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" /> {t('invoice.back')}
        </Link>
        <div className="no-print mb-6 flex flex-wrap items-center justify-between gap-4">
          <h1 className="text-head">{t('invoice.title', { reference: referenceOf(order) })}</h1>
          <div className="flex flex-wrap items-center gap-3">
            <nav aria-label={t('invoice.paper')} className="invoice-papers">
              {papers.map((one) => (
                <Link
                  key={one}
                  to={paths.invoice({ id: order.id, key, paper: one })}
                  aria-current={one === paper ? 'true' : undefined}
                  replace
                  preventScrollReset
                >
                  {t(`invoice.${one}`)}
                </Link>
              ))}
            </nav>
            <Button kind="main" onClick={() => window.print()}>
              <Printer aria-hidden className="size-5" /> {t('invoice.print')}
            </Button>
          </div>
        </div>
        <article ref={sheet} className="invoice" data-paper={paper} aria-label={t('invoice.name')}>
          <InvoiceSheet order={order} shop={shop} />
        </article>
      </div>
    )
  },
  ErrorPage: () => <OrderErrorPage />,
})
