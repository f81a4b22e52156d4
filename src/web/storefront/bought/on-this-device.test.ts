import { expect, test } from 'vitest'
import { usualItems } from '#shop/orders/buying-again/usual-items.ts'
import { boughtIn, withoutLine } from './on-this-device.ts'

test.each([
  ['nothing', '', []],
  ['one order', 'milk:2 eggs:1', ['2 milk', '1 eggs']],
  ['two, the newest first', 'milk:3\nmilk:2 eggs:1', ['3 milk', '1 eggs']],
  ['what is no order', 'milk:0 :2 eggs milk:1000 <b>:x', []],
  ['a line that was cut', 'milk:2\negg', ['2 milk']],
] as const)('a browser that has stored %s', (_, text, answer) => {
  const usual = usualItems(boughtIn(text))
  expect(usual.map(({ productId, quantity }) => `${quantity} ${productId}`)).toEqual(answer)
})

test.each([
  ['a whole line', 'milk:2 eggs:1\nmilk:3', 'milk', 2, 'eggs:1\nmilk:3'],
  ['a part', 'milk:2 eggs:1', 'milk', 1, 'milk:1 eggs:1'],
  ['two lines of one product', 'milk:2 milk:3 eggs:1', 'milk', 4, 'milk:1 eggs:1'],
  ['the only line of an order', 'milk:2\neggs:1', 'milk', 2, 'eggs:1'],
  ['what was never ordered', 'milk:2', 'tea', 1, 'milk:2'],
] as const)('cancelling %s', (_, text, productId, quantity, left) =>
  expect(withoutLine(text, { productId, quantity })).toBe(left),
)
