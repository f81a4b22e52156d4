import { expect, expectTypeOf, test } from 'vitest'
import { deliveryMessages } from './en/storefront/checkout/delivery.ts'
import { english } from './language.ts'
import { messagesIn } from './messages-in.ts'
import { screen, type Translation } from './screen.ts'

const cart = screen('cart', {
  cart: { title: 'Cart', items: '{count} {count|item|items} for {name}' },
})

test('a translation has exactly the sentences of its screen', () => {
  const whole: Translation<typeof cart> = { cart: { title: 'ٹوکری', items: '{count} {name}' } }
  expectTypeOf({ cart: { title: 'ٹوکری' } }).not.toExtend<Translation<typeof cart>>()
  const t = messagesIn({ ...english, translation: { cart: whole } }, cart)
  expect(t('cart.title')).toBe('ٹوکری')
})

test('a sentence types its parameters', () => {
  const t = messagesIn(english, cart, deliveryMessages)
  expect(t('cart.items', { count: 1, name: 'Amina' })).toBe('1 item for Amina')
  expectTypeOf(t<'cart.items'>)
    .parameter(1)
    .toEqualTypeOf<Readonly<Record<'count' | 'name', string | number>>>()
})
