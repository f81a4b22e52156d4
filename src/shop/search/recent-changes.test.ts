import { expect, test } from 'vitest'
import { openRecentChanges } from './recent-changes.ts'

test('a time is known while as many products have it as were read', () => {
  const recent = openRecentChanges()
  expect(recent.isKnown({ at: 5, count: 1 })).toBe(false)
  recent.note('apples', 5)
  recent.note('chai', 5)
  expect(recent.isKnown({ at: 5, count: 2 })).toBe(true)
  expect(recent.isKnown({ at: 5, count: 3 })).toBe(false)
})

test('a product that changes again leaves its earlier time, so a late change is detected', () => {
  const recent = openRecentChanges()
  recent.note('apples', 5)
  recent.note('chai', 5)
  recent.note('apples', 9)
  expect(recent.isKnown({ at: 9, count: 1 })).toBe(true)
  expect(recent.isKnown({ at: 5, count: 1 })).toBe(true)
  expect(recent.isKnown({ at: 5, count: 2 })).toBe(false) // chai, and one that arrived late
})

test('a time that is read again is counted again, without removed products', () => {
  const recent = openRecentChanges()
  recent.note('apples', 5)
  recent.note('chai', 5)
  recent.invalidateTime(5)
  recent.note('chai', 5)
  expect(recent.isKnown({ at: 5, count: 1 })).toBe(true)
})

test('only times older than the limit are dropped', () => {
  const recent = openRecentChanges()
  recent.note('apples', 5)
  recent.note('chai', 6)
  recent.dropBefore(6)
  expect(recent.isKnown({ at: 5, count: 0 })).toBe(true)
  expect(recent.isKnown({ at: 6, count: 1 })).toBe(true)
  recent.note('apples', 7)
  expect(recent.isKnown({ at: 7, count: 1 })).toBe(true)
})

test('a saved time is known while its count is unchanged; reading it again recounts', () => {
  const before = openRecentChanges()
  before.note('apples', 5)
  before.note('chai', 5)
  before.note('atta', 7)
  const recent = openRecentChanges()
  recent.takeSaved(before.counts())
  expect(recent.counts()).toEqual(before.counts())
  expect(recent.isKnown({ at: 5, count: 2 })).toBe(true)
  expect(recent.isKnown({ at: 7, count: 2 })).toBe(false)
  recent.invalidateTime(5)
  recent.note('chai', 5)
  expect(recent.isKnown({ at: 5, count: 1 })).toBe(true)
  recent.invalidateFrom(6)
  expect(recent.counts()).toEqual([{ at: 5, count: 1 }])
})
