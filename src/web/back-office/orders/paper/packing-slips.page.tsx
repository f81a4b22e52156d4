import { ChevronLeft } from 'lucide-react'
import { Link } from '../../../app/router/link.tsx'
import { backOfficeOrdersMessages } from '../../../messages/en/back-office/orders/orders.ts'
import { backOfficePapersMessages } from '../../../messages/en/back-office/orders/papers.ts'
import { messagesIn } from '../../../messages/messages-in.ts'
import type { Translate } from '../../../messages/messages-in.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { officePaths } from '../../addresses.ts'
import { definePage } from '../../layout/define-page.ts'
import { Chips } from '../../list/chips.tsx'
import { oneOfOr } from '../../parts/one-of-or.ts'
import { staffSend } from '../../send.ts'
import { AddressLabel } from './address-label.tsx'
import { InLanguageOfPaper } from './language-of-paper.tsx'
import { InvoicePaper } from './invoice-paper.tsx'
import type { StaffOrder } from '../load-order.ts'
import { PackingSlip } from './packing-slip.tsx'
import { PrintButton } from './print-button.tsx'

const most = 50
const papers = ['slip', 'invoice', 'label'] as const
type Paper = (typeof papers)[number]

type Messages = Translate<typeof backOfficeOrdersMessages | typeof backOfficePapersMessages>

/** Orders for this paper: counter sales have no address label. */
const printedOf = (orders: readonly StaffOrder[], paper: Paper) =>
  paper === 'label'
    ? orders.filter(({ channel, pickup }) => channel !== 'counter' && !pickup)
    : orders

/** Packing slips, invoices or address labels, one per sheet. */
export const page = definePage({
  async load({ api, layoutData, url: { searchParams } }) {
    await layoutData
    const ids = [...new Set((searchParams.get('ids') ?? '').split(','))].filter((id) => id !== '')
    const send = staffSend(api)
    const found = await Promise.all(
      ids.slice(0, most).map((id) => send('adminOrder', { params: { id } })),
    )
    const paper = oneOfOr(papers, searchParams.get('paper'), 'slip')
    return { orders: found.map(({ data }) => data), paper }
  },
  head: ({ orders, paper }, { language }) => ({
    title: titleOf(
      messagesIn(language, backOfficeOrdersMessages, backOfficePapersMessages),
      paper,
      printedOf(orders, paper).length,
    ),
  }),
  Page: ({ data: { orders, paper } }) => {
    const t = useMessages(backOfficeOrdersMessages, backOfficePapersMessages)
    const [only] = orders
    const isOne = orders.length === 1 && only !== undefined
    return (
      <div className="grid max-w-2xl gap-4">
        <div className="no-print flex flex-wrap items-center justify-between gap-3">
          <Link to={isOne ? officePaths.order(only) : officePaths.orders()} className="back-link">
            <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
            {isOne ? t('slip.back', { reference: only.reference }) : t('order.back')}
          </Link>
          {orders.length > 0 && <PrintButton />}
        </div>
        {orders.length === 0 ? (
          <EmptyState
            level={1}
            ornament="truck"
            title={t('slips.none')}
            text={t('slips.noneText')}
          />
        ) : (
          <Choice orders={orders} paper={paper} />
        )}
        {paper === 'label' && <style>{'@page { size: 100mm 62mm; margin: 4mm }'}</style>}
        <div className="order-papers">
          {printedOf(orders, paper).map((order) => (
            <OnPaper key={order.id} order={order} paper={paper} />
          ))}
        </div>
      </div>
    )
  },
})

function titleOf(t: Messages, paper: Paper, count: number) {
  if (paper === 'slip') return t('slips.title', { count })
  return paper === 'invoice' ? t('paper.invoices', { count }) : t('paper.labels', { count })
}

function Choice({ orders, paper }: { orders: readonly StaffOrder[]; paper: Paper }) {
  const t = useMessages(backOfficeOrdersMessages, backOfficePapersMessages)
  const ids = orders.map(({ id }) => id)
  return (
    <div className="no-print grid gap-3">
      <h1 className="text-head">{titleOf(t, paper, printedOf(orders, paper).length)}</h1>
      <Chips
        label={t('paper.choice')}
        chips={papers
          .filter((one) => printedOf(orders, one).length > 0)
          .map((one) => ({
            to: officePaths.orderPapers(ids, one === 'slip' ? undefined : one),
            text: t(`paper.${one}`),
            isHere: one === paper,
          }))}
      />
      {paper === 'label' && <p className="text-small text-soft">{t('paper.labelHint')}</p>}
    </div>
  )
}

function OnPaper({ order, paper }: { order: StaffOrder; paper: Paper }) {
  if (paper === 'slip') return <PackingSlip order={order} heading="h2" />
  const { locale, label } = order.paper
  return paper === 'invoice' ? (
    <InLanguageOfPaper locale={locale}>
      <InvoicePaper order={order} />
    </InLanguageOfPaper>
  ) : (
    <InLanguageOfPaper locale={label}>
      <AddressLabel order={order} />
    </InLanguageOfPaper>
  )
}
