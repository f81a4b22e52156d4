import { isEmail } from '../accounts/email.ts'
import type { PlainRefusal } from '../refusals.ts'

export const messageKinds = ['contact', 'question'] as const
export type MessageKind = (typeof messageKinds)[number]

/** A message to the shop, read by staff in the inbox. */
export type Message = {
  id: string
  kind: MessageKind
  name: string
  email: string
  subject: string
  body: string
  at: number
  readAt: number | null
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
