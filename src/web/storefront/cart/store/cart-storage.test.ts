import { expect, test } from 'vitest'
import { readCart, writeCart } from './cart-storage.ts'
import { removeOrdered } from './remove-ordered.ts'

const holding = (text: string | null) => ({ getItem: () => text })
const rice = { productId: 'rice', quantity: 2 }
const red = { productId: 'bowl', quantity: 1, colour: 'Red' }
const blue = { productId: 'bowl', quantity: 2, colour: 'Blue' }

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
  ['two colours of one thing', JSON.stringify([red, blue]), [red, blue]],
  ['a colour that is none', JSON.stringify([{ ...rice, colour: 7 }]), [rice]],
  ['a colour that is huge', JSON.stringify([{ ...rice, colour: 'x'.repeat(61) }]), [rice]],
  ['the same twice', JSON.stringify([{ ...rice, quantity: 1 }, rice]), [rice]],
])('a stored cart with %s', (_, text, items) => {
  expect(readCart(holding(text))).toEqual(items)
})

test('a storage that refuses is like an empty one', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  expect(readCart({ getItem: refuse })).toEqual([])
  expect(writeCart([rice], { setItem: refuse })).toBe(false)
})

test('ordered items are removed once, and items added meanwhile stay', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const tea = { productId: 'tea', quantity: 1 }
  writeCart([{ ...rice, quantity: 3 }, tea], storage)
  removeOrdered('first', [rice, tea], storage)
  expect(readCart(storage)).toEqual([{ ...rice, quantity: 1 }])
  removeOrdered('first', [rice, tea], storage) // its answer came twice
  expect(readCart(storage)).toEqual([{ ...rice, quantity: 1 }])
  removeOrdered('second', [rice], storage)
  expect(readCart(storage)).toEqual([])
})
