import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isReminderDue, lastReminderDay } from './reminder.ts'

/** In the shop's time. */
const at = (text: string) => Date.parse(`${text}+05:00`)

test.each([
  ['at nine on the day', 5, '2025-01-01T12:00', null, '2025-02-05T09:00', true],
  ['not before nine', 5, '2025-01-01T12:00', null, '2025-02-05T08:59', false],
  ['not the day before', 5, '2025-01-01T12:00', null, '2025-02-04T23:59', false],
  ['later, if the shop was not running', 5, '2025-01-01T12:00', null, '2025-02-20T00:00', true],
  ['once a month', 5, '2025-01-01T12:00', '2025-02-05T09:00', '2025-02-05T09:01', false],
  [
    'also after another day was chosen',
    20,
    '2025-02-06T12:00',
    '2025-02-05T09:00',
    '2025-02-20T09:00',
    false,
  ],
  ['again a month later', 5, '2025-01-01T12:00', '2025-02-05T09:00', '2025-03-05T09:00', true],
  [
    'not in the month in which the day had passed',
    5,
    '2025-02-05T10:00',
    null,
    '2025-02-05T10:01',
    false,
  ],
  ['but in the next', 5, '2025-02-05T10:00', null, '2025-03-05T09:00', true],
  [
    'on the same day, if it was chosen before nine',
    5,
    '2025-02-05T08:00',
    null,
    '2025-02-05T09:00',
    true,
  ],
] as const)('%s', (_, day, setAt, remindedAt, now, isDue) => {
  expect(
    isReminderDue({ day, setAt: at(setAt), remindedAt: remindedAt && at(remindedAt) }, at(now)),
  ).toBe(isDue)
})

test('however often it is asked, one reminder in each month', () => {
  const start = at('2025-01-01T00:00')
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: lastReminderDay }),
      fc.array(fc.integer({ min: 0, max: 365 * 24 }), { maxLength: 60 }),
      (day, hours) => {
        let remindedAt: number | null = null
        const months: string[] = []
        for (const hour of hours.toSorted((a, b) => a - b)) {
          const now = start + hour * 60 * 60_000
          if (!isReminderDue({ day, setAt: start - 1, remindedAt }, now)) continue
          remindedAt = now
          months.push(new Date(now + 5 * 60 * 60_000).toISOString().slice(0, 7))
        }
        expect(new Set(months).size).toBe(months.length)
      },
    ),
  )
})
