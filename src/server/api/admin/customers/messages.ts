import { listColleagues } from '#shop/accounts/staff/staff.store.ts'
import { answerMessage } from '#shop/messages/answer-message.ts'
import { changeMessage } from '#shop/messages/change-message.ts'
import { countMessages, searchMessages } from '#shop/messages/messages.store.ts'
import { listReplyTemplates } from '#shop/messages/reply-templates.store.ts'
import { addReplyTemplate, removeReplyTemplate } from '#shop/messages/reply-templates.ts'
import { requireStaff, rolesWith } from '#shop/permissions.ts'
import { encodeMessage } from '#wire/admin/customers/message.ts'
import { doneIn } from '../../done-in.ts'
import type { Handlers } from '../../handler.ts'
import { pageOf } from '../../page-of.ts'

export const messageHandlers = {
  async adminMessages(visit, { query }) {
    const { db } = visit
    const { text, ...page } = pageOf(query)
    const search = { text, state: query.state ?? 'all', staff: requireStaff(visit).id }
    const [found, total, colleagues] = await Promise.all([
      searchMessages(db, { ...search, ...page }),
      countMessages(db, search),
      listColleagues(db, rolesWith('message.write')),
    ])
    return { data: found.map(encodeMessage), total, colleagues }
  },
  adminChangeMessage: async (visit, { params, body }) => ({
    data: encodeMessage(await changeMessage(visit, params.id, body)),
  }),
  async adminAnswerMessage(visit, { params, body }) {
    const sends = (await visit.mail.source()) !== 'none'
    return { data: encodeMessage(await answerMessage(visit, params.id, { ...body, sends })) }
  },
  adminReplyTemplates: async ({ db }) => ({ data: await listReplyTemplates(db) }),
  adminAddReplyTemplate: async (visit, { body }) => ({
    data: await addReplyTemplate(visit, { ...body, textUr: body.textUr ?? '' }),
  }),
  async adminRemoveReplyTemplate(visit, { params }, http) {
    await removeReplyTemplate(visit, params.id)
    return doneIn(http, 'done.templateRemoved')
  },
} satisfies Partial<Handlers>
