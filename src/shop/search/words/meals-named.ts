import type { Found, Lexicon } from './lexicon.ts'
import { formsOf } from './word-forms.ts'

/** Words from `from` to before `to` name a meal; `groups` are the goods it is made of. */
export type MealNamed = { from: number; to: number; groups: readonly number[] }

/** Longest name first. Words inside a longer spelling name no meal: biryani masala is a masala. */
export function mealsNamed(
  { meals, longestMeal }: Pick<Lexicon, 'meals' | 'longestMeal'>,
  words: readonly string[],
  spellings: readonly Found[],
): MealNamed[] {
  const named: MealNamed[] = []
  for (let from = 0; from < words.length; from += 1)
    for (let to = Math.min(words.length, from + longestMeal); to > from; to -= 1) {
      const groups = groupsOf(meals, words.slice(from, to))
      const isInside = spellings.some(
        (one) => one.from <= from && one.to >= to && one.to - one.from > to - from,
      )
      if (groups === undefined || isInside) continue
      named.push({ from, to, groups })
      from = to - 1
      break
    }
  return named
}

function groupsOf(meals: Lexicon['meals'], words: readonly string[]) {
  const [others, last] = [words.slice(0, -1), words.at(-1) ?? '']
  return [last, ...formsOf(last)]
    .map((form) => meals.get([...others, form].join(' ')))
    .find((groups) => groups !== undefined)
}
