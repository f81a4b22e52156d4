import { expect, test } from 'vitest'
import { isDone, mainAction, nextStep, stepIn } from './steps.ts'

const lacking = (...parts: ('phone' | 'address' | 'hours' | 'payment' | 'products')[]) => ({
  open: false,
  missing: parts.map((part) => ({ part })),
})
const open = { open: true, missing: [{ part: 'hours' }] } as const

test.each([
  [null, lacking('phone', 'hours', 'products'), 'shop'],
  [null, lacking('address', 'hours', 'products'), 'hours'],
  [null, lacking('payment', 'products'), 'payment'],
  [null, lacking('products'), 'products'],
  [null, lacking('address'), 'open'],
  [null, null, 'open'],
  ['delivery', lacking('phone'), 'delivery'],
  ['nonsense', lacking('phone'), 'shop'],
] as const)('%s with %j continues at %s', (asked, setup, step) =>
  expect(stepIn(asked, setup)).toBe(step),
)

test.each([
  ['shop', lacking('phone'), false],
  ['shop', lacking('address', 'hours'), true],
  ['payment', lacking('payment'), false],
  ['payment', lacking(), true],
  ['hours', open, false],
  ['open', lacking(), false],
  ['open', open, true],
  ['open', null, true],
] as const)('%s with %j is done: %s', (step, setup, done) => expect(isDone(step, setup)).toBe(done))

test.each([
  [[{ needed: true }, { needed: false }], 'steps'],
  [[{ needed: false }], 'open'],
  [[], 'open'],
])('with %j missing, the main button is: %s', (missing, action) =>
  expect(mainAction(missing)).toBe(action),
)

test('nothing follows the last step', () => {
  expect(nextStep('shop')).toBe('hours')
  expect(nextStep('open')).toBe('open')
})
