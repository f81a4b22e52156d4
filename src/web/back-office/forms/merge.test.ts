import { expect, test } from 'vitest'
import { changedIn, mergedWith } from './merge.ts'

const before = { title: 'Mangoes', summary: '', body: 'Fresh', publishedAt: null as string | null }

test('only changed fields are sent', () => {
  expect(changedIn(before, before)).toEqual({})
  expect(changedIn({ ...before, publishedAt: '2025-01-05T10:00:00Z' }, before)).toEqual({
    publishedAt: '2025-01-05T10:00:00Z',
  })
})

test('of fields that belong together all are mine once one is', () => {
  const [draft, published] = [{ words: 'Old', when: 'draft' }, { words: 'Old', when: 'now' }] // prettier-ignore
  const mine = { words: 'Mine', when: 'draft' }
  expect(mergedWith(mine, draft, published, true)).toEqual({ merged: mine, both: ['when'] })
  expect(mergedWith(draft, draft, published, true)).toEqual({ merged: published, both: [] })
})

test('changes of different fields merge; a field changed by both is a conflict', () => {
  const now = { ...before, title: 'Chaunsa', summary: 'Now' }
  expect(mergedWith({ ...before, title: 'Anwar', body: 'Ripe' }, before, now)).toEqual({
    merged: { title: 'Anwar', summary: 'Now', body: 'Ripe', publishedAt: null },
    both: ['title'],
  })
})
