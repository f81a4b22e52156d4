import { expect, test } from 'vitest'
import { readCart, writeCart } from './cart-storage.ts'

const holding = (text: string | null) => ({ getItem: () => text })
const rice = { productId: 'rice', quantity: 2 }

test.each([
  ['nothing', null, []],
  ['broken text', '{', []],
  ['no list', '{"productId":"rice","quantity":2}', []],
  ['null', 'null', []],
  ['a good item', JSON.stringify([rice]), [rice]],
  ['more than we know', JSON.stringify([{ ...rice, price: 1 }]), [rice]],
  ['good and bad ones', JSON.stringify([rice, null, 3, { productId: 7, quantity: 1 }]), [rice]],
  ['no quantity', '[{"productId":"rice"}]', []],
  ['zero', '[{"productId":"rice","quantity":0}]', []],
  ['a half', '[{"productId":"rice","quantity":0.5}]', []],
  ['too many', '[{"productId":"rice","quantity":1000}]', []],
  ['a huge name', JSON.stringify([{ productId: 'x'.repeat(65), quantity: 1 }]), []],
  ['the same twice', JSON.stringify([{ ...rice, quantity: 1 }, rice]), [rice]],
])('a kept cart with %s', (_, text, items) => {
  expect(readCart(holding(text))).toEqual(items)
})

test('a storage that refuses is like an empty one', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  expect(readCart({ getItem: refuse })).toEqual([])
  expect(() => writeCart([rice], { setItem: refuse })).not.toThrow()
})
