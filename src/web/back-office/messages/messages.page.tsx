import { messageStates } from '#shop/messages/message.ts'
import { allows } from '#shop/permissions.ts'
import { backOfficeMessagesMessages } from '../../messages/en/back-office/orders/messages.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { Chips } from '../parts/chips.tsx'
import { FindForm } from '../parts/find-form.tsx'
import { oneOfOr } from '../parts/one-of-or.ts'
import { PageLinks, pageIn, pageSize, refusePastEnd } from '../parts/page-links.tsx'
import { useRefresh } from '../parts/use-refresh.ts'
import { useStaying } from '../parts/use-staying.ts'
import { staffSend } from '../send.ts'
import { keptReply } from './kept-reply.ts'
import { type Message, MessageCard } from './message-card.tsx'
import { SavedAnswers } from './saved-answers.tsx'

export const page = definePage({
  async load({ api, layoutData, url }) {
    const { searchParams } = url
    const { role } = await layoutData
    // Nothing is ever assigned to whoever may not answer.
    const states = messageStates.filter((one) => one !== 'mine' || allows(role, 'message.write'))
    const state = oneOfOr(states, searchParams.get('state'), 'open')
    const text = (searchParams.get('q') ?? '').slice(0, 100)
    const page = pageIn(searchParams)
    const query = { state, q: text || undefined, page, limit: pageSize }
    const send = staffSend(api)
    const [{ data: messages, total, colleagues }, { data: templates }] = await Promise.all([
      send('adminMessages', { query }),
      send('adminReplyTemplates', {}),
    ])
    refusePastEnd(url, page, total)
    return { messages, total, colleagues, templates, states, state, text, page }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeMessagesMessages)('messages.title'),
  }),
  Page: ({ data: { messages, total, colleagues, templates, states, state, text, page } }) => {
    const t = useMessages(backOfficeMessagesMessages)
    useRefresh()
    const shown = state === 'open' ? undefined : state
    return (
      <div className="grid max-w-3xl gap-4">
        <h1 className="text-head">{t('messages.title')}</h1>
        <FindForm
          label={t('messages.find')}
          hint={t('messages.findHint')}
          text={text}
          to={(q) => officePaths.messages({ q, state: shown })}
        />
        <Chips
          label={t('messages.title')}
          chips={states.map((one) => ({
            to: officePaths.messages({ q: text, state: one === 'open' ? undefined : one }),
            words: t(`messages.${one}`),
            isHere: one === state,
          }))}
        />
        {messages.length === 0 && (
          <EmptyState ornament="lamp" title={t('messages.none')} text={t('messages.noneText')} />
        )}
        <Messages key={`${state} ${text} ${page}`} {...{ messages, colleagues, templates }} />
        <PageLinks
          page={page}
          total={total}
          to={(n) => officePaths.messages({ q: text, state: shown, page: n })}
        />
        <SavedAnswers templates={templates} />
      </div>
    )
  },
})

type ListProps = Omit<Parameters<typeof MessageCard>[0], 'message' | 'hasLeft'> & {
  messages: readonly Message[]
}

/** One that leaves the list while an answer to it is being written stays, and says so. */
function Messages({ messages, ...rest }: ListProps) {
  const left = useStaying(messages, ({ id }) => keptReply(id) !== '')
  return (
    <ul className="grid gap-3">
      {[...left, ...messages].map((one) => (
        <MessageCard key={one.id} message={one} hasLeft={left.includes(one)} {...rest} />
      ))}
    </ul>
  )
}
