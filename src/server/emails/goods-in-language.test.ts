import { expect, test } from 'vitest'
import { urdu } from '#web/messages/ur/urdu.ts'
import { goodsInLanguage } from './goods-in-language.ts'
import { mailLinks } from './mail-links.ts'
import { sampleEmail } from './sample-email.ts'
import { emailsIn } from './write-email.ts'

const texts = new Map([
  ['Rice', 'چاول'],
  ['Red', 'سرخ'],
  ['1 kg', '1 کلو'],
  ['Chai, loose', 'کھلی چائے'],
  ['Shop 12', 'دکان 12'],
])
const part = (name: string, pack: string) => ({ quantity: 1, name, pack, amount: 'Rs. 1' })
const order = sampleEmail('order-placed', urdu, 0)

test.each([
  ['lines', { lines: [part('Rice', '1 kg, Red')] }, { lines: [part('چاول', '1 کلو, سرخ')] }],
  [
    'a pack with a comma',
    { lines: [part('Tea', 'Chai, loose')] },
    { lines: [part('Tea', 'کھلی چائے')] },
  ],
  ['an offer', { offer: part('Rice', '2 kg') }, { offer: part('چاول', '2 kg') }],
  [
    'what was replaced',
    { replaced: { ...part('Rice', ''), agreed: true } },
    { replaced: { ...part('چاول', ''), agreed: true } },
  ],
])('an e-mail names %s in the language of its reader', (_, given, expected) => {
  if (!('order' in order)) throw new Error('Not about an order')
  const email = { ...order, order: { ...order.order, ...given } }
  expect(goodsInLanguage(email, texts)).toMatchObject({ order: expected })
})

test('an e-mail about stock says the name in subject and text', () => {
  const product = { number: 1, name: 'Rice', pack: '1 kg' }
  const email = { kind: 'back-in-stock', to: 'a@kiryana.example', name: 'Rice', product } as const
  const about = { locale: 'ur', shop: 'Kiryana', foot: ['Shop 12'], links: mailLinks('') }
  const { subject, text } = emailsIn([urdu])(email, { ...about, texts })
  expect([subject, text]).toEqual([
    expect.stringContaining('چاول'),
    expect.stringContaining('1 کلو'),
  ])
  expect(text).toContain('\nدکان 12')
  expect(text).toContain('Rice') // the person's own name
  expect(emailsIn([urdu])(email, about).subject).toContain('Rice')
})
