import { expect, test } from 'vitest'
import { splitNegations } from './negations.ts'

test.each([
  ['sugar free', [], ['sugar']],
  ['sugar free biscuits', ['biscuits'], ['sugar']],
  ['diet biscuits sugar free', ['diet', 'biscuits'], ['sugar']],
  ['no added sugar juice', ['juice'], ['sugar']],
  ['juice without sugar', ['juice'], ['sugar']],
  ['bina cheeni juice', ['juice'], ['cheeni']],
  ['cheeni ke baghair juice', ['juice'], ['cheeni']],
  ['unsalted butter', ['butter'], ['salt']],
  ['decaf coffee', ['coffee'], ['caffeine']],
  ['gluten free egg free cake', ['cake'], ['gluten', 'egg']],
  ['eggs free range', ['eggs', 'free', 'range'], []],
  ['free range eggs', ['free', 'range', 'eggs'], []],
  ['basmati no 1', ['basmati', 'no', '1'], []],
  ['buy 1 get 1 free', ['buy', '1', 'get', '1', 'free'], []],
  ['free', ['free'], []],
  ['no', ['no'], []],
  ['without', ['without'], []],
] as const)('%s: %j without %j', (text, words, without) =>
  expect(splitNegations(text.split(' '))).toEqual({ words, without }),
)
