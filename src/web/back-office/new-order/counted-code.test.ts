import { expect, test } from 'vitest'
import { countedCode } from './counted-code.ts'

test.each([
  ['12*8964000100011', '8964000100011', 12],
  ['12x55', '55', 12],
  ['3 × 55', '55', 3],
  ['۱۲*۵۵', '55', 12],
  ['8964000100011', '8964000100011', 1],
  ['3*HK-CANDLES-6', 'HK-CANDLES-6', 3],
  ['3 * red candles', 'red candles', 3],
  ['3*', '3*', 1],
  ['2x milk', '2x milk', 1],
  ['6 x 200 ml', '6 x 200 ml', 1],
  ['0*55', '0*55', 1],
  ['milk', 'milk', 1],
])('%j is %j, %i times', (text, code, count) => expect(countedCode(text)).toEqual({ code, count }))
