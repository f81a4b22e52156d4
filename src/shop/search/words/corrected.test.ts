import { expect, test } from 'vitest'
import { readPack } from '#shop/catalogue/sizes/pack.ts'
import { makeSearchIndex } from '../indexed/search-index.ts'
import { labelledIndex } from '../../../../test/search/labelled.ts'

const index = labelledIndex()

test.each([
  ['Tometo', 'tomato'],
  ['mlik 1 kg', 'milk 1 kg'],
  ['biryani masla', 'biryani masala'],
  ['milk', null],
  ['choclate', null], // in the lexicon
  ['daal', null],
  ['shamp', null], // prefix of a word
  ['mujhe chahiye', null],
  ['چینی', null],
  ['', null],
  ['(a+)+$', null],
])('%s is %s', (typed, meant) => expect(index.correct(typed)).toBe(meant))

test('a correction keeps the script that was typed', () => {
  const rice = makeSearchIndex()
  const pack = readPack('')
  const places = { main: '', sub: '', item: '', path: 'a/b/c' }
  const texts = { name: 'Basmati Rice', nameUr: 'باسمتی چاول', brand: '', description: '' }
  rice.put({ id: 'rice', number: 1, ...texts, ...places, pack, family: null })
  expect(rice.correct('basmti rice')).toBe('basmati rice')
  expect(rice.correct('باسمنی چاول')).toBe('باسمتی چاول')
})

test('a word that is not a misspelling is never corrected', () => {
  expect(index.find('tometo').total).toBeGreaterThan(0)
  expect(index.find('tometo', { exact: true }).total).toBe(0)
  expect(index.find('tomato', { exact: true })).toEqual(index.find('tomato'))
})
