import { expect, test } from 'vitest'
import { validate, type MessageForm } from './message.ts'

const whole: MessageForm = {
  kind: 'contact',
  name: 'Bushra Khan',
  email: 'bushra@kiryana.example',
  subject: 'The onion',
  body: 'One onion was missing.',
}

test.each<[string, Partial<MessageForm>, string[]]>([
  ['whole', {}, []],
  ['no name', { name: '' }, ['name']],
  ['no e-mail', { email: '' }, ['email']],
  ['half an e-mail', { email: 'bushra@' }, ['email']],
  ['no subject', { subject: '' }, ['subject']],
  ['no text', { body: '' }, ['message']],
  [
    'nothing at all',
    { name: '', email: '', subject: '', body: '' },
    ['name', 'email', 'subject', 'message'],
  ],
  ['a question without name and subject', { kind: 'question', name: '', subject: '' }, []],
  ['a question without a question', { kind: 'question', body: '' }, ['message']],
])('a message, %s: %s is wrong', (_, change, fields) => {
  expect(validate({ ...whole, ...change }).map(({ field }) => field)).toEqual(fields)
})
