import { expect, test } from 'vitest'
import { tidyTowns } from './settings.ts'

test.each([
  [[], []],
  [
    ['Lahore', '', 'lahore', 'Kasur', 'KASUR'],
    ['Lahore', 'Kasur'],
  ],
])('the towns %j are saved as %j', (towns, kept) => expect(tidyTowns(towns)).toEqual(kept))
