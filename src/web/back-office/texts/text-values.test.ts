import { expect, test } from 'vitest'
import { changesOf, faultsIn, type StaffText, valuesOf } from './text-values.ts'

const from = '2030-01-05T10:00:00.000Z'

test.each<[Pick<StaffText, 'body' | 'next'>, ReturnType<typeof valuesOf>]>([
  [
    { body: null, next: null },
    { words: '', when: 'now', from: null },
  ],
  [
    { body: 'Old', next: null },
    { words: 'Old', when: 'now', from: null },
  ],
  [
    { body: 'Old', next: { body: 'New', from: null } },
    { words: 'New', when: 'draft', from: null },
  ],
  [
    { body: 'Old', next: { body: 'New', from } },
    { words: 'New', when: 'later', from },
  ],
  [
    { body: 'Old', next: { body: null, from } },
    { words: '', when: 'later', from },
  ],
])('%j is edited as %j', (text, values) => {
  const whole = { page: 'terms', isOwn: true, changedAt: null, version: 1, ours: 'Ours' } as const
  expect(valuesOf({ ...whole, ...text })).toEqual(values)
})

test.each<[ReturnType<typeof valuesOf>, object, object]>([
  [{ words: 'New', when: 'now', from: null }, {}, { body: 'New', next: null }],
  [{ words: 'New', when: 'now', from }, {}, { body: 'New', next: null }],
  [{ words: ' ', when: 'now', from: null }, { words: 'texts.empty' }, { body: null, next: null }],
  [{ words: 'New', when: 'draft', from }, {}, { next: { body: 'New', from: null } }],
  [{ words: '', when: 'draft', from: null }, { words: 'texts.empty' }, { next: { body: null, from: null } }], // prettier-ignore
  [{ words: 'New', when: 'later', from }, {}, { next: { body: 'New', from } }],
  [{ words: '', when: 'later', from }, {}, { next: { body: null, from } }],
  [{ words: 'New', when: 'later', from: null }, { from: 'texts.noMoment' }, { next: { body: 'New', from: null } }], // prettier-ignore
])('%j: wrong %j, sent %j', (typed, faults, changes) => {
  expect([faultsIn(typed), changesOf(typed)]).toEqual([faults, changes])
})
