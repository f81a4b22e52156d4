import { brands } from './brands.ts'
import { household } from './household.ts'
import { pantry } from './pantry.ts'
import { produce } from './produce.ts'
import { spices } from './spices.ts'
import { staples } from './staples.ts'

/** Words that mean one thing in English, Roman Urdu and Urdu, as `readLexicon` reads them. */
export const groceryWords = [produce, spices, staples, pantry, household, brands].join('\n')
