import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanCode, cleanName } from '#shop/clean-text.ts'
import { rupees } from '#shop/money.ts'
import { plainTerms } from '#shop/pricing/wholesale-terms.ts'
import { decodeChanges, decodeNewProduct } from './admin/catalogue/product.ts'
import { Id, PlainText, Quantity, Rupees, Text, TypedRupees } from './amounts.schema.ts'
import { CreateOrderBody } from './v1/buying/order.schema.ts'
import { decodeOrderInput, encodeOrderAsk } from './v1/buying/order.ts'
import { decodeProfile, decodeSignUp } from './v1/account/user-forms.ts'

const takes = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success

test.each([
  [1, true],
  [999, true],
  [0, false],
  [1000, false],
  [-1, false],
  [1.5, false],
  ['1', false],
  [Number.NaN, false],
  [null, false],
  [true, false],
  [[1], false],
])('a quantity of %j: %s', (value, taken) => expect(takes(Quantity, value)).toBe(taken))
test.each([
  [1150, true],
  ['1150.00', true],
  [0, true],
  ['1,150', false],
  ['1e3', false],
  [-1, false],
  [1150.004, false],
  [null, false],
  [{}, false],
])('rupees of %j: %s', (value, taken) => expect(takes(Rupees, value)).toBe(taken))

test.each([
  ['Rs. 1,150', '1150'],
  ['۱۱۵۰/-', '1150'],
  [1150, 1150],
  ['1.150,00', null],
  ['call me', null],
  ['-5', null],
])('an amount that staff type, %j, is %j', (typed, read) =>
  expect(TypedRupees.safeParse(typed).data ?? null).toBe(read),
)
test.each([
  ['Lahore', true],
  ['two\nlines\tand a tab', true],
  ['چائے 🍎', true],
  ['', false],
  ['   ', false],
  ['NUL\u0000', false],
  ['bell\u0007', true],
  ['\u200b\u2800\u202e', false],
  ['half \ud800', false],
  ['x'.repeat(21), false],
  [5, false],
])('text %j: %s', (value, taken) => expect(takes(Text(20), value)).toBe(taken))

test('text that may be empty, ids that may not be odd', () => {
  expect([
    takes(PlainText(5), ''),
    takes(PlainText(5), '\u0000'),
    PlainText(5).parse('\u0007a\u0085'),
    PlainText(9).parse('  a b '),
  ]).toEqual([true, false, 'a', 'a b'])
  for (const odd of ['a b', 'a\u0000', 'چ', 'x'.repeat(65), '\n', 5, null])
    expect([odd, takes(Id, odd)]).toEqual([odd, false])
  for (const good of ['apples', '1', '0123456789abcdefghjkmnpqrs', "';--"])
    expect([good, takes(Id, good)]).toEqual([good, true])
})

const body = {
  products: [{ product: 'apples', quantity: 2 }],
  total: '630.00',
  shippingAddress: ' Lahore ',
}

test('the flow of an order, given or derived', () => {
  const flowOf = (more: object) =>
    decodeOrderInput(CreateOrderBody.parse({ ...body, ...more }), null).flow
  expect([
    flowOf({}),
    flowOf({ paymentMethod: 'cod' }),
    flowOf({ paymentMethod: 'cod', flow: 'buy-now' }),
    flowOf({ flow: 'cart' }),
  ]).toEqual(['buy-now', 'cart', 'buy-now', 'cart'])
})

test('an order reads only the known fields of the body', () => {
  const input = decodeOrderInput(
    CreateOrderBody.parse({
      ...body,
      status: 'delivered',
      shippingcost: -5,
      loyaltypoints: 9,
      user: null,
      contact: { phone: '1', name: 'B' },
    }),
    'a-key-of-mine',
  )
  expect(input).toEqual({
    flow: 'buy-now',
    lines: [{ productId: 'apples', quantity: 2 }],
    total: rupees(630),
    payment: 'cod',
    address: 'Lahore',
    place: null,
    contact: { name: 'B', email: '', phone: '1' },
    redeemPoints: null,
    claimedUser: null,
    idempotencyKey: 'a-key-of-mine',
  })
})

test('a line from the checkout is read with its colour', () => {
  const lines = [
    { productId: 'apples', quantity: 2, colour: 'Red' },
    { productId: 'apples', quantity: 1, colour: 'Sky blue' },
    { productId: 'chai', quantity: 1 },
  ]
  const amounts = { shipping: rupees(150), total: rupees(630) }
  const ask = { flow: 'cart', lines, address: 'Lahore', payment: 'cod', ...amounts } as const
  const sent: unknown = JSON.parse(JSON.stringify(encodeOrderAsk(ask)))
  expect(decodeOrderInput(CreateOrderBody.parse(sent), null).lines).toEqual(lines)
})

test('forms: fields are trimmed, but never a password', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(decodeSignUp({ password: typed, fullname: typed }, true)).toMatchObject({
        password: typed,
        fullName: cleanName(typed),
        hasPicture: true,
        kind: '',
      })
      expect(decodeProfile({ currentpassword: typed, number: typed })).toMatchObject({
        currentPassword: typed,
        phone: cleanCode(typed),
        password: '',
      })
    }),
  )
})

test('wholesale terms: the minimum follows the step, and both need a wholesale price', () => {
  const draft = decodeNewProduct({
    name: 'Soap',
    mainCategory: 'A',
    subCategory: 'B',
    itemCategory: 'C',
    listPrice: 100,
    wholesaleListPrice: 95,
    wholesaleStep: 12,
    wholesaleCarton: 12,
    wholesaleBreaks: [{ from: 48, price: '90.50' }],
  })
  const terms = { minimum: 12, step: 12, carton: 12, breaks: [{ from: 48, price: 9050 }] }
  expect(draft.wholesale).toEqual({ list: 9500, offer: null, ...terms })
  const changed = (body: Parameters<typeof decodeChanges>[0]) =>
    decodeChanges(body, draft).wholesale
  expect(changed({ wholesaleMinimum: 24 })).toMatchObject({ ...terms, minimum: 24 })
  expect(changed({ wholesaleStep: 10 })).toMatchObject({ ...terms, step: 10, minimum: 20 })
  expect(changed({ wholesaleCarton: null, wholesaleBreaks: [] })).toMatchObject({
    ...terms,
    carton: null,
    breaks: [],
  })
  expect(changed({ wholesaleListPrice: null })).toBeNull()
})

test('a product change changes what it names; 0 ends an offer, null a wholesale price', () => {
  const draft = decodeNewProduct({
    name: 'Atta',
    mainCategory: 'A',
    subCategory: 'B',
    itemCategory: 'C',
    listPrice: '12.50',
    wholesaleListPrice: 10,
    wholesaleOfferPrice: 9,
    offerPrice: 11,
  })
  expect(draft).toMatchObject({
    retail: { list: 1250, offer: 1100 },
    wholesale: { list: 1000, offer: 900 },
    categoryNames: ['A', 'B', 'C'],
    published: false,
    stock: null,
    pointsDivisor: null,
  })
  expect(decodeChanges({}, draft)).toEqual(draft)
  expect(decodeChanges({ offerPrice: 0 }, draft)).toEqual({
    ...draft,
    retail: { list: 1250, offer: null },
  })
  expect(decodeChanges({ wholesaleListPrice: null }, draft)).toEqual({
    ...draft,
    wholesale: null,
  })
  expect(decodeChanges({ wholesaleOfferPrice: 0 }, draft).wholesale).toEqual({
    ...plainTerms,
    list: 1000,
    offer: null,
  })
  expect(
    decodeChanges(
      { stock: 0, stockBefore: 5, sku: null, itemCategory: 'D' },
      { ...draft, stock: 5, sku: 'x' },
    ),
  ).toEqual({ ...draft, stock: 0, sku: null, categoryNames: ['A', 'B', 'D'] })
})
