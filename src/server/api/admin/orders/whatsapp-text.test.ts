import { expect, test } from 'vitest'
import { orderStatuses } from '#shop/order-states.ts'
import { defaultSettings } from '#shop/settings/settings.ts'
import { english } from '#web/messages/language.ts'
import { urdu } from '#web/messages/ur/urdu.ts'
import { whatsappOrder as order } from '../../../../../test/support/whatsapp-order.ts'
import { holdText, riderText, whatsappText } from './whatsapp-text.ts'

const text = (change: object = {}, settings: object = {}) =>
  whatsappText(
    { language: english, texts: new Map() },
    { ...order, ...change },
    { ...defaultSettings, ...settings },
  )

test('a message names the customer, the shop, the order, the total and the time', () => {
  for (const part of ['Bushra Khan', 'Kiryana', '1234567', 'Rs. 630', 'Jan 6, 6pm–8pm'])
    expect(text()).toContain(part)
})

test('each state has its own words, without holes', () => {
  const texts = orderStatuses.map((status) =>
    text({ status, arrival: null, contact: { ...order.contact, name: '' } }),
  )
  expect(new Set(texts).size).toBe(orderStatuses.length)
  for (const one of texts.map((said) => said.replace('{link}', '')))
    expect(one).not.toMatch(/[{}]| {2}|undefined|null| ,/)
})

test('an order to pick up says its code and its last day', () => {
  const changes = [{ status: 'ready' as const, at: Date.parse('2025-01-05T10:00:00Z') }]
  const ready = { status: 'ready', pickup: { code: '0427' }, changes }
  expect(text(ready, { pickupDays: 2 })).toMatch(/0427.*last day is Jan 07/)
  expect(text(ready, { pickupDays: 0 })).toMatch(/ready for pickup\.$/)
})

test('the shop’s own text is filled in, with unknown names left out', () => {
  const whatsappPlaced = 'AoA {name}! {order}: {total}, {days}. {unknown}{shop}'
  expect(text({}, { whatsappPlaced })).toBe(
    'AoA Bushra Khan! 1234567: Rs. 630, Jan 6, 6pm–8pm. Kiryana',
  )
  expect(text({ status: 'packed' }, { whatsappPlaced })).toContain('is packed')
})

test('messages about what an order waits for are the shop’s own too, in Urdu for its readers, and keep their link', () => {
  const hold = { kind: 'confirm' as const, reasons: [], releasedAt: null, since: null }
  const says = (settings: object, language = english, token: string | null = 'secret') =>
    holdText({ language, texts: new Map() }, { ...order, hold }, { ...defaultSettings, ...settings }, token) // prettier-ignore
  const own = { whatsappConfirm: 'Yes, {name}? {total}', whatsappConfirmUr: '{link} جی {name}؟' }
  expect(says(own)).toBe('Yes, Bushra Khan? Rs. 630 {link}')
  expect(says(own, urdu)).toMatch(/^\S*\{link\}\S* جی .*Bushra Khan/)
  expect(says({ whatsappConfirm: own.whatsappConfirm }, urdu)).toContain('Yes, ')
  expect(says(own, english, null)).toContain('Do you want your order')
  expect(says({})).toContain('Please confirm your order')
})

test('a rider writes the shop’s own text in the language of the customer', () => {
  const says = (settings: object, language = english) =>
    riderText({ language, texts: new Map() }, order, { ...defaultSettings, ...settings })
  expect(says({})).toContain('this is the rider of Kiryana with your order 1234567')
  expect(says({}, urdu)).toContain('رائیڈر')
  const own = { whatsappRider: 'At the gate, {name}? {total}', whatsappRiderUr: '{name} دروازے پر' }
  expect(says(own)).toBe('At the gate, Bushra Khan? Rs. 630')
  expect(says(own, urdu)).toMatch(/دروازے پر$/)
})

test('an order on account asks for no money', () => {
  const says = text({ status: 'shipped', payment: 'account' })
  expect(says).toContain('go on your account')
  expect(says).not.toContain('You pay')
})
