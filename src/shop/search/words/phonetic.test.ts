import { expect, test } from 'vitest'
import { distance } from './distance.ts'
import { fold } from '../../fold.ts'
import { soundKey, soundKeys } from './phonetic.ts'

test.each([
  ['daal', 'dal'],
  ['cheeni', 'chini'],
  ['aata', 'ata'],
  ['atta', 'ata'],
  ['khajoor', 'kajur'],
  ['ghee', 'ghi'],
  ['qeema', 'keema'],
  ['sewiyan', 'seviyan'],
  ['shampoo', 'shampu'],
  ['maidah', 'maida'],
  ['zafran', 'safran'],
])('%s sounds like %s', (word, other) => expect(soundKey(word)).toBe(soundKey(other)))

test.each([
  ['dal', 'dahi'],
  ['namak', 'nimko'],
  ['chana', 'cheeni'],
])('%s does not sound like %s', (word, other) => expect(soundKey(word)).not.toBe(soundKey(other)))

test('zeera and jeera meet', () => expect(soundKeys('zeera')).toContain(soundKey('jeera')))

test('a word in Urdu letters sounds nearly as in Roman ones', () =>
  expect(distance(soundKey(fold('نہاری')), soundKey('nihari'), 1, false)).toBeLessThan(1))

test.each([
  ['biskit', 'biskuit', 0.5],
  ['mlik', 'milk', 0.8],
  ['milk', 'silk', 1],
  ['milk', 'milk', 0],
  ['milk', 'bread', Infinity],
])('%s is %s, %f away', (typed, word, far) =>
  expect(distance(typed, word, 2, false)).toBeCloseTo(far),
)
