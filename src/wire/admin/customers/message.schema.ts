import { z } from 'zod'
import { locales } from '#shop/locale.ts'
import { messageKinds, messageStates } from '#shop/messages/message.ts'
import { Id, Name, Note } from '../../amounts.schema.ts'
import { urduText } from '../../urdu.schema.ts'
import { ById, type CallSchema, data, Done, Paged } from '../../call-schema.ts'

const Colleague = z.object({ id: z.string(), name: z.string() })

/** A message to the shop, as staff sees it. */
export const AdminMessage = z.object({
  id: z.string(),
  kind: z.enum(messageKinds),
  name: z.string(),
  email: z.string(),
  customerId: z.string().nullable().describe('account of the sender; null: a guest'),
  phone: z.string().describe("phone of the sender's account; empty: a guest"),
  locale: z.enum(locales).describe('language that the sender reads'),
  subject: z.string(),
  message: z.string(),
  createdAt: z.string(),
  doneAt: z.string().nullable(),
  assignee: Colleague.nullable().describe('staff member who answers it'),
  replies: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      at: z.string(),
      by: z.string().nullable().describe('author; null: the account was deleted'),
    }),
  ),
})
export type AdminMessage = z.infer<typeof AdminMessage>

const assigned = { assignedTo: Id.min(1).nullable().describe('account id; null: unassigned') }
const replyTemplate = { id: z.string(), name: Name(60), text: Note(4000).min(1) }
const ReplyTemplates = data(
  z.array(
    z.object({
      ...replyTemplate,
      name: z.string(),
      text: z.string(),
      textUr: z.string().describe('in Urdu; empty: not translated'),
      toCheck: z.boolean().describe('true: the text has changed since its Urdu was written'),
    }),
  ),
)

/** The inbox. */
export const messageCalls = {
  adminMessages: {
    route: 'GET /admin/messages',
    access: 'message.read',
    summary: 'List messages from customers, newest first',
    query: Paged.extend({
      state: z
        .enum(messageStates)
        .optional()
        .describe('`open`: not done; `mine`: open and assigned to you'),
    }),
    answer: z.object({
      data: z.array(AdminMessage),
      total: z.int(),
      colleagues: z.array(Colleague).describe('staff who may answer messages'),
    }),
  },
  adminChangeMessage: {
    route: 'PATCH /admin/messages/:id',
    access: 'message.write',
    summary: 'Change a message: mark it as done or not done, or assign it',
    params: ById,
    body: z
      .object({
        done: z.boolean(),
        ...assigned,
        seen: z.object(assigned).describe('the assignment you read; 409 if it changed since'),
      })
      .partial(),
    answer: data(AdminMessage),
  },
  adminAnswerMessage: {
    route: 'POST /admin/messages/:id/replies',
    access: 'message.write',
    summary: 'Answer a message by e-mail and mark it as done; the client chooses the id, so retries send one e-mail', // prettier-ignore
    params: ById,
    body: z.object({ id: z.uuid(), text: Note(4000).min(1) }),
    status: 201,
    answer: data(AdminMessage),
  },
  adminReplyTemplates: {
    route: 'GET /admin/reply-templates',
    access: 'message.read',
    summary: 'List the saved answers to messages, by name',
    answer: ReplyTemplates,
  },
  adminAddReplyTemplate: {
    route: 'POST /admin/reply-templates',
    access: 'message.write',
    summary: 'Create a saved answer; the client chooses the id, so retries create one', // prettier-ignore
    body: z.object({ ...replyTemplate, id: z.uuid(), textUr: urduText(4000) }),
    status: 201,
    answer: ReplyTemplates,
  },
  adminRemoveReplyTemplate: {
    route: 'DELETE /admin/reply-templates/:id',
    access: 'message.write',
    summary: 'Delete a saved answer',
    params: ById,
    answer: Done,
  },
} as const satisfies Record<string, CallSchema>
