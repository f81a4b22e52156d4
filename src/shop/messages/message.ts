import { isEmail } from '../accounts/contacts/email.ts'
import type { Locale } from '../locale.ts'
import type { PlainRefusal } from '../refusals.ts'

export const messageKinds = ['contact', 'question'] as const
export type MessageKind = (typeof messageKinds)[number]

/** `mine`: open and assigned to the member who asks. */
export const messageStates = ['open', 'mine', 'done', 'all'] as const
export type MessageState = (typeof messageStates)[number]

/** Times are ms UTC. */
export type Message = {
  id: string
  kind: MessageKind
  name: string
  email: string
  subject: string
  body: string
  at: number
}

/** `by`: null after that account is deleted. */
export type MessageReply = { id: string; text: string; at: number; by: string | null }

/** `phone`: of the writer's account; '' for a guest. */
export type StaffMessage = Message & {
  /** null for a guest */
  customerId: string | null
  /** of the writer's account; 'en' for a guest */
  locale: Locale
  phone: string
  doneAt: number | null
  /** null: unassigned. */
  assignee: { id: string; name: string } | null
  replies: readonly MessageReply[]
}

/** Who writes Urdu letters reads them, also as a guest. */
export const readersLocale = ({ body, locale }: Pick<StaffMessage, 'body' | 'locale'>): Locale =>
  /\p{Script=Arabic}/u.test(body) ? 'ur' : locale

export type MessageForm = Pick<Message, 'kind' | 'name' | 'email' | 'subject' | 'body'>
/** `field`: name in the form. */
export type MessageFault = { field: 'name' | 'email' | 'subject' | 'message'; code: PlainRefusal }

/** All errors in form order. Questions need no name or subject. */
export function validate({ kind, name, email, subject, body }: MessageForm): MessageFault[] {
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
