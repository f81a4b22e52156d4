import { expect, test } from 'vitest'
import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { english } from '../../messages/language.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { errorsIn } from '../forms/record-editor.tsx'
import { textSections } from './text-sections.tsx'
import { changesOf, type StaffText, valuesOf } from './text-values.ts'

const t = messagesIn(english, backOfficeContentMessages)
const whole = { page: 'terms', isOwn: true, changedAt: null, version: 1, ours: 'Ours' } as const
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
  expect(valuesOf({ ...whole, ...text })).toEqual(values)
})

test.each<[ReturnType<typeof valuesOf>, object, object]>([
  [{ words: 'New', when: 'now', from: null }, {}, { body: 'New', next: null }],
  [{ words: 'New', when: 'now', from }, {}, { body: 'New', next: null }],
  [
    { words: ' ', when: 'now', from: null },
    { words: t('texts.empty') },
    { body: null, next: null },
  ],
  [{ words: 'New', when: 'draft', from }, {}, { next: { body: 'New', from: null } }],
  [{ words: '', when: 'draft', from: null }, { words: t('texts.empty') }, { next: { body: null, from: null } }], // prettier-ignore
  [{ words: 'New', when: 'later', from }, {}, { next: { body: 'New', from } }],
  [{ words: '', when: 'later', from }, {}, { next: { body: null, from } }],
  [{ words: 'New', when: 'later', from: null }, { from: t('texts.noMoment') }, { next: { body: 'New', from: null } }], // prettier-ignore
])('%j: errors %j, sent %j', (typed, faults, changes) => {
  const sections = textSections(t, { ...whole, body: null, next: null }, typed.when)
  expect([errorsIn(sections, typed), changesOf(typed)]).toEqual([faults, changes])
})
