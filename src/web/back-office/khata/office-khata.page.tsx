import { allows } from '#shop/permissions.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeKhataMessages } from '../../messages/en/back-office/khata.ts'
import { khataMessages } from '../../messages/en/khata.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { MonthNav } from '../../ui/paper/month-nav.tsx'
import { StatementPaper } from '../../ui/paper/statement.tsx'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { useLayoutData } from '../layout/use-layout-data.ts'
import { PrintButton } from '../orders/paper/print-button.tsx'
import { BackLink } from '../parts/back-link.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { useRefresh } from '../parts/use-refresh.ts'
import { staffSend } from '../send.ts'
import { ChangeTerms } from './change-terms.tsx'
import { CorrectBalance } from './correct-balance.tsx'
import { KhataStanding, type OfficeKhata } from './khata-standing.tsx'
import { TakePayment } from './take-payment.tsx'
import { UndoPayment } from './undo-payment.tsx'
import { useRecordReminder } from './use-record-reminder.ts'
import { WhatsappLink } from './whatsapp-link.tsx'

export const page = definePage({
  // The login check comes first.
  async load({ api, layoutData, params, url }) {
    await layoutData
    const month = url.searchParams.get('month') ?? ''
    const query = /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? { month } : {}
    return (await staffSend(api)('adminKhata', { params: { id: params.id ?? '' }, query })).data
  },
  head: ({ customer }, { language }) => ({
    title: messagesIn(language, backOfficeKhataMessages)('one.title', { name: customer.name }),
  }),
  Page: ({ data: khata }) => {
    const t = useMessages(backOfficeKhataMessages)
    useRefresh()
    const data = useLayoutData()
    const [mayTake, mayWrite] = [useAllows('khata.take'), useAllows('khata.write')]
    const { customer } = khata
    const isOwn = data?.id === customer.id
    const readsOrders = data !== null && allows(data.role, 'order.read')
    return (
      <div className="grid gap-4">
        <div className="no-print grid gap-4">
          <BackLink to={officePaths.khataList()}>{t('list.title')}</BackLink>
          <Title khata={khata} />
          <KhataStanding khata={khata} />
          {!isOwn && (
            <div className="flex flex-wrap gap-2 empty:hidden">
              {mayTake && <TakePayment khata={khata} />}
              {mayWrite && <ChangeTerms khata={khata} />}
              {mayWrite && <CorrectBalance khata={khata} />}
              {khata.balance > 0 && <Remind khata={khata} />}
            </div>
          )}
          <Months khata={khata} />
        </div>
        <StatementPaper
          statement={khata}
          shop={data?.settings}
          customer={customer}
          orderName={(order) =>
            readsOrders ? (
              <Link to={officePaths.order(order)}>{order.reference}</Link>
            ) : (
              order.reference
            )
          }
          actions={(entry) =>
            mayTake && entry.canUndo ? <UndoPayment khata={khata} entry={entry} /> : null
          }
        />
      </div>
    )
  },
})

function Remind({ khata: { customer, toRemind, whatsappText } }: { khata: OfficeKhata }) {
  const t = useMessages(backOfficeKhataMessages)
  const recordIt = useRecordReminder({ ...customer, toRemind })
  return (
    <WhatsappLink phone={customer.phone} text={whatsappText} onOpen={recordIt}>
      {t('one.remind')}
    </WhatsappLink>
  )
}

function Title({ khata: { customer, toRemind } }: { khata: OfficeKhata }) {
  const t = useMessages(backOfficeKhataMessages)
  const readsCustomers = useAllows('customer.read')
  return (
    <div className="flex flex-wrap items-baseline gap-x-4">
      <h1 className="min-w-0 text-head">{t('one.title', { name: customer.name })}</h1>
      {toRemind && <Badge tone="loud">{t('list.remind')}</Badge>}
      {customer.business && <p className="text-soft">{customer.business}</p>}
      {readsCustomers && (
        <Link
          to={officePaths.customer(customer)}
          className="inline-flex min-h-11 items-center text-link hover:underline"
        >
          {t('one.customer')}
        </Link>
      )}
    </div>
  )
}

function Months({ khata: { month, isLatest, customer, statementText } }: { khata: OfficeKhata }) {
  const t = useMessages(backOfficeKhataMessages, khataMessages)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <MonthNav
        {...{ month, isLatest }}
        pathOf={(other) => officePaths.khata({ id: customer.id, month: other })}
      />
      <div className="flex flex-wrap gap-2">
        <WhatsappLink phone={customer.phone} text={statementText}>
          {t('one.statementBy')}
        </WhatsappLink>
        <PrintButton />
      </div>
    </div>
  )
}
