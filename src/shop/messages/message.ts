import { isEmail } from '../accounts/contacts/email.ts'
import type { PlainRefusal } from '../refusals.ts'

export const messageKinds = ['contact', 'question'] as const
export type MessageKind = (typeof messageKinds)[number]

/** Which messages the inbox shows: those to be answered, those of them that are one's own, the others. */
export const messageStates = ['open', 'mine', 'done', 'all'] as const
export type MessageState = (typeof messageStates)[number]

/** A message to the shop; times are ms UTC. */
export type Message = {
  id: string
  kind: MessageKind
  name: string
  email: string
  subject: string
  body: string
  at: number
}

/** What staff answered. `by`: null when that account is gone. */
export type MessageReply = { id: string; text: string; at: number; by: string | null }

/** A message as staff read it in the inbox. `phone` is that of the writer's account, '' for a guest. */
export type StaffMessage = Message & {
  /** the writer's account; null for a guest */
  customerId: string | null
  phone: string
  doneAt: number | null
  /** Who answers it; null: nobody yet. */
  assignee: { id: string; name: string } | null
  replies: readonly MessageReply[]
}

export type MessageForm = Pick<Message, 'kind' | 'name' | 'email' | 'subject' | 'body'>
/** `field` as the form calls it. */
export type MessageFault = { field: 'name' | 'email' | 'subject' | 'message'; code: PlainRefusal }

/** Everything that is wrong with it at once, in the order of the form. A question needs no name and no subject. */
export function faultsIn({ kind, name, email, subject, body }: MessageForm): MessageFault[] {
  const isContact = kind === 'contact'
  const faults: (MessageFault | false)[] = [
    isContact && name === '' && { field: 'name', code: 'message_name_missing' },
    !isEmail(email) && { field: 'email', code: 'email_invalid' },
    isContact && subject === '' && { field: 'subject', code: 'message_subject_missing' },
    body === '' && {
      field: 'message',
      code: isContact ? 'message_body_missing' : 'question_missing',
    },
  ]
  return faults.filter((fault) => fault !== false)
}
