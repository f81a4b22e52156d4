import { backOfficeInboxMessages } from '../../messages/en/back-office-inbox.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { PageLinks, pageIn, pageSize } from '../parts/page-links.tsx'
import { useRefresh } from '../parts/use-refresh.ts'
import { staffSend } from '../send.ts'
import { MessageCard } from './message-card.tsx'

export const page = definePage({
  async load({ api, layoutData, url: { searchParams } }) {
    await layoutData
    const page = pageIn(searchParams)
    const query = { page, limit: pageSize }
    const { data: messages, total } = await staffSend(api)('adminMessages', { query })
    return { messages, total, page }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeInboxMessages)('messages.title'),
  }),
  Page: ({ data: { messages, total, page } }) => {
    const t = useMessages(backOfficeInboxMessages)
    useRefresh()
    return (
      <div className="grid max-w-3xl gap-4">
        <h1 className="text-head">{t('messages.title')}</h1>
        {messages.length === 0 && (
          <EmptyState ornament="lamp" title={t('messages.none')} text={t('messages.noneText')} />
        )}
        <ul className="grid gap-3">
          {messages.map((one) => (
            <MessageCard key={one.id} message={one} />
          ))}
        </ul>
        <PageLinks page={page} total={total} to={(n) => officePaths.messages({ page: n })} />
      </div>
    )
  },
})
