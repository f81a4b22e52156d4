import { expect, test } from 'vitest'
import { formatsIn } from '../../messages/formats.ts'
import { english } from '../../messages/language.ts'
import { nearMoment } from './near-moment.ts'

const t = formatsIn(english)

test.each([
  ['2026-11-30T00:41:00Z', '2026-11-30', 'Nov 30, 5:41 AM'],
  // Already next year in Pakistan.
  ['2025-12-31T20:00:00Z', '2026-11-30', 'Jan 1, 1:00 AM'],
  ['2025-12-31T18:00:00Z', '2026-11-30', 'Dec 31, 2025, 11:00 PM'],
])('%s on %s is %j', (at, today, text) => expect(nearMoment(t, Date.parse(at), today)).toBe(text))
