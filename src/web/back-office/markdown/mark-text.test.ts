import { expect, test } from 'vitest'
import { type Mark, markText, putPicture } from './mark-text.ts'

/** "[" and "]" are around what is chosen. */
function shown(given: string, mark: Mark) {
  const from = given.indexOf('[')
  const text = given.replace('[', '').replace(']', '')
  const {
    text: now,
    from: start,
    to,
  } = markText({ text, from, to: given.replace('[', '').indexOf(']') }, mark, 'text')
  return `${now.slice(0, start)}[${now.slice(start, to)}]${now.slice(to)}`
}

test.each<[Mark, string, string]>([
  ['strong', 'Fresh [mangoes] today', 'Fresh **[mangoes]** today'],
  ['strong', 'Fresh []', 'Fresh **[text]**'],
  ['em', '[Eid] offers', '*[Eid]* offers'],
  ['strong', 'Fresh **[mangoes]** today', 'Fresh [mangoes] today'],
  ['em', '*[Eid]* offers', '[Eid] offers'],
  ['em', '**[Eid]** offers', '***[Eid]*** offers'],
  ['em', '*Eid* and [more]', '*Eid* and *[more]*'],
  ['strong', '***[Eid]*** offers', '*[Eid]* offers'],
  ['em', '***[Eid]*** offers', '**[Eid]** offers'],
  ['list', '[- rice\n- dal]', '[rice\ndal]'],
  ['heading', '[## Two]', '[Two]'],
  ['heading', 'One\nT[w]o\nThree', 'One\n[## Two]\nThree'.replace('Two]', 'Tw]o')],
  ['list', 'Buy:\n[rice\ndal]', 'Buy:\n[- rice\n- dal]'],
  ['list', '[]', '[- text]'],
  ['link', 'See [our offers]', 'See [our offers]([https://])'.replace('[our', '\u0000our')],
])('%s: %j', (mark, given, expected) => {
  expect(shown(given, mark)).toBe(expected.replace('\u0000', '['))
})

test.each([
  ['', 0, '![mango](/m)\n\n'],
  ['One', 3, 'One\n\n![mango](/m)\n\n'],
  ['One\n', 4, 'One\n\n![mango](/m)\n\n'],
  ['One\n\nTwo', 5, 'One\n\n![mango](/m)\n\nTwo'],
  ['One two', 3, 'One\n\n![mango](/m)\n\ntwo'],
  ['One\n\n\n\nTwo', 5, 'One\n\n![mango](/m)\n\nTwo'],
])('a picture goes into %j at %i', (text, at, expected) => {
  const { text: now, from, to } = putPicture({ text, from: at, to: at }, '![](/m)', 'mango')
  expect([now, now.slice(from, to)]).toEqual([expected, 'mango'])
})
