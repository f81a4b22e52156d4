import { expect, test } from 'vitest'
import { filledIn, noDetails, readDraft, writeDraft } from './draft.ts'

const holding = (text: string | null) => ({ getItem: () => text })
const amina = { fullName: 'Amina', email: 'a@b.pk', phone: '0300', address: 'Lahore' }

test.each([
  ['nothing', null, noDetails],
  ['broken text', '{"name":', noDetails],
  ['null', 'null', noDetails],
  ['a list', '[1,2]', noDetails],
  ['a number', '5', noDetails],
  ['values that are no text', '{"name":5,"email":null,"address":{},"phoneNo":[1]}', noDetails],
  ['only a name', '{"name":"Amina"}', { ...noDetails, fullName: 'Amina' }],
  ['both names', '{"name":"A","fname":"Amina"}', { ...noDetails, fullName: 'Amina' }],
  [
    'a very long address',
    JSON.stringify({ address: 'x'.repeat(9000) }),
    { ...noDetails, address: 'x'.repeat(500) },
  ],
])('a draft of %s', (_, text, details) => {
  expect(readDraft(holding(text))).toEqual(details)
})

test('a draft is read back with the names of the public contract', () => {
  let kept = ''
  writeDraft(amina, { setItem: (_, value) => void (kept = value) })
  expect(JSON.parse(kept)).toEqual({
    email: 'a@b.pk',
    name: 'Amina',
    address: 'Lahore',
    fname: 'Amina',
    phoneNo: '0300',
  })
  expect(readDraft(holding(kept))).toEqual(amina)
})

test('a storage that refuses is like an empty one', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  expect(readDraft({ getItem: refuse })).toEqual(noDetails)
  expect(() => writeDraft(amina, { setItem: refuse })).not.toThrow()
})

test('blank fields keep other defaults', () => {
  expect(filledIn({ ...amina, email: '', address: ' ' })).toEqual({
    fullName: 'Amina',
    phone: '0300',
  })
})
