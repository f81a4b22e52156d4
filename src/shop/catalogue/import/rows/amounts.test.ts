import { expect, test } from 'vitest'
import { readListedAmount, readListedCount } from './amounts.ts'

test.each([
  ['1250', 125_000],
  ['1,250', 125_000],
  ['12,50,000', 125_000_000],
  ['1,250,000.5', 125_000_050],
  ['Rs. 1,250.50', 125_050],
  ['Rs 99/-', 9_900],
  ['PKR 40', 4_000],
  ['40 PKR', 4_000],
  ['₨40', 4_000],
  ['69.700000', 6_970],
  ['0', 0],
  ['1.250,50', null],
  ['1.250', null],
  ['12.345', null],
  ['1,25', null],
  ['-5', null],
  ['1e3', null],
  ['ask us', null],
  ['', null],
])('“%s” is %s paisa', (cell, paisa) => expect(readListedAmount(cell)).toBe(paisa))

test.each([
  ['12', 12],
  ['1,200', 1200],
  ['12.0', 12],
  ['12.5', null],
  ['-1', null],
  ['many', null],
])('“%s” is %s pieces', (cell, count) => expect(readListedCount(cell)).toBe(count))
