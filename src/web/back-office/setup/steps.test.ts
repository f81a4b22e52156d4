import { expect, test } from 'vitest'
import { isDone, nextStep, stepIn } from './steps.ts'

const lacking = (...parts: ('phone' | 'hours' | 'products')[]) => ({
  open: false,
  missing: parts.map((part) => ({ part })),
})

test.each([
  [null, lacking('phone', 'hours', 'products'), 'shop'],
  [null, lacking('hours', 'products'), 'hours'],
  [null, lacking('products'), 'products'],
  [null, lacking(), 'open'],
  [null, null, 'open'],
  ['delivery', lacking('phone'), 'delivery'],
  ['nonsense', lacking('phone'), 'shop'],
] as const)('%s with %j goes on at %s', (asked, setup, step) =>
  expect(stepIn(asked, setup)).toBe(step),
)

test.each([
  ['shop', lacking('phone'), 'hours', false],
  ['shop', lacking('hours'), 'shop', true],
  ['payment', lacking(), 'delivery', false],
  ['payment', lacking(), 'products', true],
  ['open', lacking(), 'open', false],
  ['open', null, 'open', true],
] as const)('%s with %j, seen from %s: %s', (step, setup, here, done) =>
  expect(isDone(step, setup, here)).toBe(done),
)

test('after the last step comes nothing else', () => {
  expect(nextStep('shop')).toBe('hours')
  expect(nextStep('open')).toBe('open')
})
