import { allows } from '#shop/permissions.ts'
import { messageStates } from '#shop/messages/message.ts'
import { backOfficeMessagesMessages } from '../../messages/en/back-office/orders/messages.ts'
import { officePaths } from '../addresses.ts'
import { choice, search } from '../list/filters.ts'
import { listPage } from '../list/list-page.tsx'
import { replyDraft } from './reply-draft.ts'
import { MessageCard } from './message-card.tsx'
import { SavedAnswers } from './saved-answers.tsx'

export const page = listPage({
  call: 'adminMessages',
  at: officePaths.messages,
  messages: [backOfficeMessagesMessages],
  title: 'messages.title',
  width: 'max-w-3xl',
  refreshes: true,
  filters: (t, role) => ({
    q: search({ label: t('messages.find'), hint: t('messages.findHint') }),
    state: choice(
      'open',
      // Only staff who may answer have messages of their own.
      messageStates.filter((one) => one !== 'mine' || (role && allows(role, 'message.write'))),
      (one) => t(`messages.${one}`),
    ),
  }),
  query: ({ q, state }) => ({ q: q || undefined, state }),
  also: async ({ send }) => ({ templates: (await send('adminReplyTemplates')).data }),
  empty: (t) => ({ title: t('messages.none'), text: t('messages.noneText') }),
  stays: ({ id }) => replyDraft(id) !== '',
  Row: ({ row, list: { colleagues, templates }, hasLeft }) => (
    <MessageCard message={row} {...{ colleagues, templates, hasLeft }} />
  ),
  Below: ({ list }) => <SavedAnswers templates={list.templates} />,
})
