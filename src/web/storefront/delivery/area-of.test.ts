import { expect, test } from 'vitest'
import { areaOf } from './area-of.ts'

test.each([
  ['House 7, Street 3, F-8/1, Islamabad', 'F-8/1, Islamabad'],
  ['House #12-B, St. 4, Johar Town, Lahore', 'Johar Town, Lahore'],
  ['221, Gulberg III, Lahore', 'Gulberg III, Lahore'],
  ['H-8, Islamabad', 'H-8, Islamabad'],
  ['Street 3, House 7', 'Street 3, House 7'],
  ['Streetwise Plaza, Lahore', 'Streetwise Plaza, Lahore'],
  ['Near the mosque', 'Near the mosque'],
])('%s: %s', (line, area) => expect(areaOf(line)).toBe(area))
