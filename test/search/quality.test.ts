import { expect, test } from 'vitest'
import { answersTo, hard, heldBack, labelledIndex, meals, qualityOf, tuned } from './labelled.ts'

const index = labelledIndex()

// A little below the measured values (`npm run bench:search`).
test.each([
  ['the queries that tune it', tuned],
  ['the queries that only measure', heldBack],
] as const)('the right product comes first, or soon: %s', (_, queries) => {
  const { first, five, ten } = qualityOf(index, queries)
  expect(queries.length).toBeGreaterThan(150)
  expect(first).toBeGreaterThan(0.93)
  expect(five).toBeGreaterThan(0.97)
  expect(ten).toBeGreaterThan(0.98)
})

test.each(hard)('$typed: first $name $pack', ({ typed, name, pack, wrong }) => {
  const answers = answersTo(index, typed)
  const [first] = answers
  if (name === 'nothing') expect(answers).toEqual([])
  else expect(first?.name).toContain(name)
  if (pack !== undefined) expect(first?.pack).toBe(pack)
  expect(answers.filter((one) => wrong.some((part) => one.name.includes(part)))).toEqual([])
})

test.each(meals)('$typed: what the meal is made of', ({ typed, right, wrong }) => {
  const names = answersTo(index, typed).map(({ name }) => name)
  const isFound = (part: string) => names.some((name) => name.includes(part))
  if (right[0] === 'nothing') expect(names).toEqual([])
  else expect(right.filter((part) => !isFound(part))).toEqual([])
  expect(wrong.filter(isFound)).toEqual([])
})

test.each([
  ['bread without sugar', 'bread'],
  ['sugar free bread', 'bread'],
  ['biscuits no sugar', 'biscuit'],
  ['bread not white', 'bread'],
  ['milk cheeni ke baghair', 'milk'],
])('%s, which is not sold: %s, not others without it', (typed, goods) => {
  expect(answersTo(index, typed)).toEqual([])
  const [fewer = ''] = index.shorten(typed)
  expect(answersTo(index, fewer)[0]?.name).toContain(goods)
})

test('whatever was typed gets an answer', () => {
  const unanswered = [...tuned, ...heldBack].filter(({ typed }) => index.find(typed).total === 0)
  expect(unanswered.length).toBeLessThan(5)
})

test.each([
  ['1kg', '1 kg', '1000 g', 'ek kilo'],
  ['half kg desi ghee', 'aadha kilo desi ghee', 'desi ghee 500g', '1/2 kg desi ghee'],
  ['dozen eggs', '1 dozen eggs', 'ek darjan eggs', 'eggs 12 pcs'],
  ['mujhe nihari masala chahiye', 'nihari masala', 'please send nihari masala'],
  ['subah skimmed milk', 'milk skimmed subah'],
])('%s is the same as the others', (text, ...others) => {
  const [first] = index.find(text).ids
  expect(first).toBeDefined()
  for (const other of others) expect([other, index.find(other).ids[0]]).toEqual([other, first])
})
