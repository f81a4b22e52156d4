import { expect, test } from 'vitest'
import { paisa } from '#shop/money.ts'
import { orderStatuses } from '#shop/order-states.ts'
import { defaultSettings } from '#shop/settings/settings.ts'
import { urdu } from '#web/messages/ur/urdu.ts'
import { line } from '../../../../test/support/booked-order.ts'
import { names } from '../../../../test/support/latin-names.ts'
import { whatsappOrder } from '../../../../test/support/whatsapp-order.ts'
import type { Reader } from './customers-reader.ts'
import { khataText, statementText } from './customers/khata-text.ts'
import {
  holdText,
  questionText,
  riderText,
  timeText,
  whatsappText,
} from './orders/whatsapp-text.ts'

const mutton = {
  ...line('mutton', 620, 2),
  name: 'Mutton',
  weight: { unitGrams: 1000, byPiece: false, tolerance: 0, wholeRupees: false, packed: null },
}
const order = {
  ...whatsappOrder,
  contact: { name: 'بشریٰ خان', phone: '', email: '' },
  total: paisa(63_050),
}
const texts = new Map([
  [defaultSettings.shopName, 'کریانہ'],
  ['Mutton', 'بکرے کا گوشت'],
])
const reader: Reader = { language: urdu, texts }
const settings = { ...defaultSettings, pickupDays: 2 }
const nameless = { ...order.contact, name: '' }
const owed = (balance: number, overdue: number, name = 'بشریٰ خان') =>
  khataText(reader, settings, { name, balance: paisa(balance), overdue: paisa(overdue) })

/** Every message that staff send, for each state of what it is about. */
const messages = [
  ...orderStatuses.flatMap((status) =>
    [
      {},
      { payment: 'account' as const },
      { prepaid: order.total },
      { arrival: { from: '2025-01-06', to: '2025-01-08' } },
      { arrival: null, contact: nameless },
      {
        pickup: { code: '0427' },
        changes: [{ status: 'ready' as const, at: Date.parse('2025-01-05T10:00:00Z') }],
      },
    ].map((change) => whatsappText(reader, { ...order, status, ...change }, settings)),
  ),
  ...(['confirm', 'prepay'] as const).flatMap((kind) =>
    ['secret', null].map((token) =>
      holdText(
        reader,
        { ...order, hold: { kind, reasons: [], releasedAt: null, since: null } },
        settings,
        token,
      ),
    ),
  ),
  riderText(reader, order, settings),
  timeText(reader, order, settings, [{ byBuyer: false }]),
  ...[null, 2140].map((grams) =>
    questionText(
      reader,
      { ...order, lines: [mutton] },
      { position: 0, lineLeft: 2, grams },
      settings,
    ),
  ),
  owed(0, 0),
  owed(125_000, 0),
  owed(125_000, 50_000, ''),
  statementText(reader, settings, 'بشریٰ خان', {
    month: '2025-01',
    opening: paisa(0),
    charged: paisa(125_000),
    paid: paisa(25_000),
    closing: paisa(100_000),
  }),
]

test('WhatsApp messages to readers of Urdu have no English word but names, units and links', () => {
  expect(messages.length).toBeGreaterThan(40)
  for (const message of messages) {
    expect(message).toMatch(/[\u0600-\u06ff]/)
    expect(message?.replaceAll(names, '')).not.toMatch(/[A-Za-z]/)
  }
})

test('the name of the shop is the one that readers of Urdu know', () => {
  for (const message of messages.filter((one) => one?.includes('السلام علیکم')))
    expect(message).toContain('کریانہ')
})
