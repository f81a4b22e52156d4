import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rupees } from '../../money.ts'
import { holdKinds, holdReasons, holdRules, holdSettings } from '../../settings/hold-rules.ts'
import { defaultSettings } from '../../settings/settings.ts'
import { holdFor } from './hold.ts'

const facts = { isFirst: false, refusals: 0, total: rupees(500), days: 1 }
const rules = {
  ...defaultSettings,
  holdFirst: 'confirm',
  holdLarge: 'call',
  holdLargeFrom: rupees(5000),
  holdRefused: 'prepay',
  holdRefusedFrom: 2,
  holdFar: 'confirm',
  holdFarFrom: 3,
} as const

test.each([
  [facts, null],
  [
    { ...facts, isFirst: true },
    { kind: 'confirm', reasons: ['first'] },
  ],
  [{ ...facts, total: rupees(4999) }, null],
  [
    { ...facts, total: rupees(5000) },
    { kind: 'call', reasons: ['large'] },
  ],
  [{ ...facts, refusals: 1 }, null],
  [
    { ...facts, refusals: 2 },
    { kind: 'prepay', reasons: ['refused'] },
  ],
  [{ ...facts, days: 2 }, null],
  [
    { ...facts, days: 3 },
    { kind: 'confirm', reasons: ['far'] },
  ],
  [{ ...facts, days: null }, null],
  [
    { ...facts, isFirst: true, total: rupees(9000) },
    { kind: 'call', reasons: ['first', 'large'] },
  ],
] as const)('%j waits for %j', (given, hold) => {
  expect(holdFor(rules, given)).toEqual(hold && { ...hold, releasedAt: null, since: null })
})

test('a shop without rules never lets an order wait, and a rule more never asks for less', () => {
  const rule = fc.constantFrom(...holdRules)
  const facts = fc.record({
    isFirst: fc.boolean(),
    refusals: fc.nat(5),
    total: fc.nat(20_000).map(rupees),
    days: fc.option(fc.nat(9)),
  })
  const kinds = fc.record(Object.fromEntries(holdReasons.map((one) => [holdSettings[one], rule])))
  fc.assert(
    fc.property(facts, kinds, fc.constantFrom(...holdReasons), (given, chosen, reason) => {
      expect(holdFor(defaultSettings, given)).toBeNull()
      const strictness = (of: object) => {
        const hold = holdFor({ ...defaultSettings, ...chosen, ...of }, given)
        return hold === null ? -1 : holdKinds.indexOf(hold.kind)
      }
      const without = strictness({ [holdSettings[reason]]: 'none' })
      expect(strictness({})).toBeGreaterThanOrEqual(without)
    }),
  )
})
