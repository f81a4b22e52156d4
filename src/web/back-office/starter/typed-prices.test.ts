import { expect, test } from 'vitest'
import { chosenOf, faultsOf, readTyped, untouched, withChange } from './typed-prices.ts'

const sugar = { price: '165', stock: '', isChosen: true }

test.each([
  ['', {}],
  ['{', {}],
  ['null', {}],
  ['[1]', {}],
  ['{"sugar":{"price":5}}', {}],
  [JSON.stringify({ sugar, salt: null }), { sugar }],
])('%s is read as %j', (text, typed) => expect(readTyped(text)).toEqual(typed))

test.each([
  [untouched, { price: '9' }, { price: '9', stock: '', isChosen: true }],
  [sugar, { price: '' }, { price: '', stock: '', isChosen: false }],
  [sugar, { isChosen: false }, { ...sugar, isChosen: false }],
  [untouched, { stock: '4' }, { price: '', stock: '4', isChosen: false }],
])('%j with %j', (before, change, after) => expect(withChange(before, change)).toEqual(after))

test.each([
  [sugar, {}],
  [{ ...sugar, price: '' }, { price: 'badPrice' }],
  [{ ...sugar, price: '0' }, { price: 'badPrice' }],
  [{ ...sugar, stock: 'some' }, { stock: 'badStock' }],
])('%j: %j', (typed, faults) => expect(faultsOf(typed)).toEqual(faults))

test('it is sent as figures', () => {
  const typed = { price: 'Rs. 1,450.50', stock: '1,200', isChosen: true }
  expect(chosenOf('atta', typed)).toEqual({ key: 'atta', price: 1450.5, stock: 1200 })
  expect(chosenOf('sugar', sugar)).toEqual({ key: 'sugar', price: 165, stock: null })
})
