import { expect, test } from 'vitest'
import type { CartLine } from '#shop/cart/cart.ts'
import type { CheckedLine } from '#shop/cart/check-list.ts'
import type { ListLine } from '#shop/cart/order-list.ts'
import { rupees } from '#shop/money.ts'
import { plainTerms } from '#shop/pricing/wholesale-terms.ts'
import {
  confirmed,
  countsOf,
  needOf,
  sumOf,
  toSheet,
  cartItemsIn,
  withAnswer,
  withChoice,
  withQuantity,
} from './sheet.ts'

const product = (productId: string, price: number, stock: number | null = null): CartLine => ({
  productId,
  number: 1,
  name: productId,
  description: '',
  picture: null,
  tint: null,
  pack: { text: '', amount: null, unit: null },
  price: { now: rupees(price), was: null, percentOff: 0 },
  wholesale: null,
  quantity: 1,
  pointsDivisor: 30,
  stock,
})
const line = (wanted: string, quantity: number): ListLine => ({
  written: wanted,
  wanted,
  quantity,
  otherwise: [],
  doubt: null,
})
type Answer = Omit<CheckedLine, 'wanted' | 'quantity' | 'asked'>
const answer = (sure: CheckedLine['sure'], ...candidates: CartLine[]): Answer => ({
  sure,
  guess: null,
  candidates,
})
const sheetOf = (asked: ListLine[], answers: Answer[]) =>
  toSheet(
    asked,
    answers.map((one, at) => {
      const { wanted = '', quantity = 1 } = asked[at] ?? {}
      const candidates = one.candidates.map((candidate) => ({ ...candidate, quantity }))
      return { ...one, wanted, quantity, asked: quantity, candidates }
    }),
  )

const sheet = sheetOf(
  [line('chai', 2), line('atta', 3), line('doodh', 4), line('zzz', 5), line('mint', 6)],
  [
    answer('exact', product('chai', 100)),
    answer('likely', product('atta', 50), product('besan', 70)),
    answer('unsure', product('milk-1', 10), product('milk-2', 20)),
    answer('none'),
    answer('exact', product('mint', 9, 0)),
  ],
)

test('certain lines are chosen; the others say what they need', () => {
  expect(sheet.map(({ chosen }) => chosen)).toEqual(['chai', 'atta', null, null, 'mint'])
  expect(sheet.map(needOf)).toEqual([null, null, 'choose', 'unknown', 'sold-out'])
  expect(countsOf(sheet)).toEqual({ ready: 2, pieces: 5, open: 3 })
})

test('the first goods in stock that are named as written are chosen', () => {
  const chosen = (name: string, stock: number | null = null) =>
    sheetOf(
      [line(name, 2)],
      [answer('unsure', product('milk-1', 10, stock), product('milk-2', 20))],
    )
      .map((one) => [one.chosen, needOf(one)])
      .flat()
  expect(chosen('milk')).toEqual(['milk-1', null])
  expect(chosen('doodh')).toEqual([null, 'choose'])
  expect(chosen('milk bread')).toEqual([null, 'choose'])
  expect(chosen('milk', 0)).toEqual([null, 'choose'])
})

test('only ready lines count towards the total and go into the cart', () => {
  expect(sumOf(sheet)).toBe(rupees(350))
  expect(cartItemsIn(sheet)).toEqual([
    { productId: 'chai', quantity: 2 },
    { productId: 'atta', quantity: 3 },
  ])
  const chosen = sheet.map((one) => (one.key === 2 ? { ...one, chosen: 'milk-2' } : one))
  expect([sumOf(chosen), countsOf(chosen).open]).toEqual([rupees(430), 2])
})

test('a line that is looked up again keeps its quantity', () => {
  const [, , , unknown] = sheet
  expect(
    unknown &&
      withAnswer(unknown, {
        wanted: 'chai',
        quantity: unknown.quantity,
        asked: unknown.quantity,
        ...answer('exact', { ...product('chai', 100), quantity: unknown.quantity }),
      }),
  ).toMatchObject({ wanted: 'chai', quantity: 5, chosen: 'chai', key: 3 })
})

test('an answer that is too short leaves lines unknown', () =>
  expect(toSheet([line('a', 1)], []).map(needOf)).toEqual(['unknown']))

test('a line off the carton needs one press, and has the price of that quantity', () => {
  const wholesale = {
    ...plainTerms,
    minimum: 12,
    step: 12,
    list: rupees(95),
    offer: null,
    breaks: [{ from: 24, price: rupees(90) }],
  }
  const soap = { ...product('soap', 95), wholesale }
  const [of10, of12, of24] = sheetOf(
    [line('soap', 10), line('soap', 12), line('soap', 24)],
    [answer('exact', soap), answer('exact', soap), answer('exact', soap)],
  )
  expect([of10, of12, of24].map((one) => one && needOf(one))).toEqual(['off-rule', null, null])
  expect(sumOf([of10, of12, of24].flatMap((one) => one ?? []))).toBe(rupees(12 * 95 + 24 * 90))
  expect(cartItemsIn([of10, of24].flatMap((one) => one ?? []))).toEqual([
    { productId: 'soap', quantity: 24 },
  ])
})

test('a guess needs one press; choosing another size or quantity answers it too', () => {
  const [size, quantity, cut] = sheetOf(
    [line('sugar 10 kg', 2), line('6 x 200 ml nectar', 6), { ...line('tea', 999), doubt: 'cut' }],
    [
      { ...answer('unsure', product('sugar-5', 80), product('sugar-1', 20)), guess: 'size' },
      { ...answer('likely', product('nectar', 10)), guess: 'quantity' },
      answer('exact', product('tea', 5)),
    ],
  ).flatMap((one) => one ?? [])
  if (!size || !quantity || !cut) throw new Error('three lines go in')
  expect([size, quantity, cut].map(needOf)).toEqual(['check', 'check', 'check'])
  expect(size.chosen).toBe('sugar-5')
  expect(countsOf([size, quantity, cut])).toMatchObject({ ready: 0, open: 3 })
  expect([confirmed(size), confirmed(quantity)].map(needOf)).toEqual([null, null])
  expect([withQuantity(size, 3), withQuantity(quantity, 3)].map(needOf)).toEqual(['check', null])
})

test('another size keeps the total amount, unless the customer gave a quantity', () => {
  const of = (id: string, quantity: number) => ({ ...product(id, 80), quantity })
  const [sugar] = toSheet(
    [line('sugar 10 kg', 2)],
    [
      {
        ...answer('unsure', of('sugar-5', 4), of('sugar-1', 20)),
        wanted: 'sugar 10 kg',
        quantity: 4,
        asked: 2,
        guess: 'size',
      },
    ],
  )
  if (!sugar) throw new Error('a line goes in')
  expect([sugar.chosen, sugar.quantity]).toEqual(['sugar-5', 4])
  expect(withChoice(sugar, 'sugar-1').quantity).toBe(20)
  expect(withChoice(withQuantity(sugar, 3), 'sugar-1').quantity).toBe(3)
  expect(withChoice(confirmed(sugar), 'sugar-1').quantity).toBe(20)
})

test('of goods with other names too, the chosen one makes up the asked size', () => {
  const of = (id: string, quantity: number) => ({ ...product(id, 80), quantity })
  const [open] = toSheet(
    [line('chicken 2 kg', 3)],
    [
      {
        ...answer('unsure', of('karahi-1', 6), of('whole-2', 3), of('boneless-half', 12)),
        wanted: 'chicken 2 kg',
        quantity: 3,
        asked: 3,
      },
    ],
  )
  if (!open) throw new Error('a line goes in')
  const steps: [chosen: string | null, quantity: number][] = [
    ['karahi-1', 6],
    ['whole-2', 3],
    [null, 3],
    ['boneless-half', 12],
    ['karahi-1', 6],
  ]
  expect([open.chosen, open.quantity]).toEqual([null, 3])
  let now = open
  for (const [chosen, quantity] of steps) {
    now = withChoice(now, chosen)
    expect([chosen, now.quantity]).toEqual([chosen, quantity])
  }
  const typed = withQuantity(now, 5)
  expect([null, 'whole-2'].map((chosen) => withChoice(typed, chosen).quantity)).toEqual([5, 5])
})
