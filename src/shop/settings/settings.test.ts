import { expect, test } from 'vitest'
import { tidyTowns } from './settings.ts'

test.each([
  [[], []],
  [
    ['Lahore', '', 'lahore', 'Kasur', 'KASUR'],
    ['Lahore', 'Kasur'],
  ],
])('of the towns %j are kept %j', (towns, kept) => expect(tidyTowns(towns)).toEqual(kept))
