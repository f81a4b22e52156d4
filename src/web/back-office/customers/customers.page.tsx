import { backOfficeInboxMessages } from '../../messages/en/back-office/orders/inbox.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { Chips } from '../parts/chips.tsx'
import { FindForm } from '../parts/find-form.tsx'
import { PageLinks, pageIn, pageSize, refusePastEnd } from '../parts/page-links.tsx'
import { staffSend } from '../send.ts'
import { CustomerRows } from './customer-rows.tsx'

export const page = definePage({
  async load({ api, layoutData, url }) {
    const { searchParams } = url
    await layoutData
    const q = searchParams.get('q')?.trim() ?? ''
    const pending = searchParams.get('pending') === '1'
    const blocked = !pending && searchParams.get('blocked') === '1'
    const page = pageIn(searchParams)
    const { data: customers, total } = await staffSend(api)('adminCustomers', {
      query: {
        q: q || undefined,
        pendingApproval: pending ? 'true' : undefined,
        blocked: blocked ? 'true' : undefined,
        page,
        limit: pageSize,
      },
    })
    refusePastEnd(url, page, total)
    return { customers, total, page, q, pending, blocked }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeInboxMessages)('customers.title'),
  }),
  Page: ({ data: { customers, total, page, q, pending, blocked } }) => {
    const t = useMessages(backOfficeInboxMessages)
    const shown = { pending: pending ? '1' : undefined, blocked: blocked ? '1' : undefined }
    return (
      <div className="grid gap-4">
        <h1 className="text-head">{t('customers.title')}</h1>
        <Chips
          label={t('customers.kind')}
          chips={[
            {
              to: officePaths.customers({ q }),
              words: t('customers.all'),
              isHere: !pending && !blocked,
            },
            {
              to: officePaths.customers({ q, pending: '1' }),
              words: t('customers.pending'),
              isHere: pending,
            },
            {
              to: officePaths.customers({ q, blocked: '1' }),
              words: t('customers.blocked'),
              isHere: blocked,
            },
          ]}
        />
        <FindForm
          asYouType
          label={t('customers.find')}
          hint={t('customers.findHint')}
          text={q}
          to={(text) => officePaths.customers({ q: text, ...shown })}
        />
        {customers.length > 0 ? (
          <CustomerRows customers={customers} />
        ) : (
          <EmptyState
            ornament="lamp"
            title={t('customers.none')}
            text={t(noneText(q, pending, blocked))}
          />
        )}
        <PageLinks
          page={page}
          total={total}
          to={(n) => officePaths.customers({ q, ...shown, page: n })}
        />
      </div>
    )
  },
})

const noneText = (q: string, pending: boolean, blocked: boolean) =>
  q !== ''
    ? 'customers.noneText'
    : pending
      ? 'customers.nonePending'
      : blocked
        ? 'customers.noneBlocked'
        : 'customers.noneYet'
