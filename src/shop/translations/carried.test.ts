import { expect, test } from 'vitest'
import { carried } from './carried.ts'

const sugar = { text: 'چینی', needsCheck: false }
const doubtful = { text: 'چینی', needsCheck: true }
const none = { before: undefined, after: undefined }

test.each([
  ['no text has no translation', { before: 'Sugar', after: '', urdu: 'چینی' }, { before: sugar, after: undefined }, null],
  ['what is typed is kept', { before: '', after: 'Sugar', urdu: 'چینی' }, none, sugar],
  ['the same again changes nothing', { before: 'Sugar', after: 'Sugar', urdu: 'چینی' }, { before: sugar, after: sugar }, null],
  ['typed once more, it is checked', { before: 'Sugar', after: 'Sugar', urdu: 'چینی' }, { before: doubtful, after: doubtful }, sugar],
  ['nothing typed takes it away', { before: 'Sugar', after: 'Sugar', urdu: '' }, { before: sugar, after: sugar }, { text: '', needsCheck: false }],
  ['nothing of nothing is no change', { before: 'Sugar', after: 'Sugar', urdu: '' }, none, null],
  ['a changed text takes it along, to be checked', { before: 'Sugar', after: 'White Sugar' }, { before: sugar, after: undefined }, doubtful],
  ['words that are translated keep their own', { before: 'Sugar', after: 'White Sugar' }, { before: sugar, after: { text: 'سفید چینی', needsCheck: false } }, null],
  ['what was typed beside a changed text counts', { before: 'Sugar', after: 'White Sugar', urdu: 'سفید چینی' }, { before: sugar, after: undefined }, { text: 'سفید چینی', needsCheck: false }],
  ['an untranslated text takes nothing along', { before: 'Sugar', after: 'White Sugar' }, none, null],
  ['an unchanged text stays as it is', { before: 'Sugar', after: 'Sugar' }, { before: sugar, after: sugar }, null],
] as const)('%s', (_, saved, known, expected) => expect(carried(saved, known)).toEqual(expected)) // prettier-ignore
