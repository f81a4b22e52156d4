import { expect, test } from 'vitest'
import { english } from './language.ts'
import { refusalIn } from './refusal-in.ts'

test('the sentence of a refusal names what it is about', () => {
  const say = (code: Parameters<typeof refusalIn>[1]['code'], params: Record<string, unknown>) =>
    refusalIn(english, { code, params })
  expect(say('order_step_back_none', { from: 'placed' })).toBe(
    'An order that is placed can’t go back a step',
  )
  expect(say('out_of_stock', { name: 'Atta' })).toContain('Atta')
})
