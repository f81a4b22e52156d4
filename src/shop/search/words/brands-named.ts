import { fold } from '../../fold.ts'
import { wordsOf } from './tokens.ts'

const maxBrandsNamed = 2

/** Each typed word must begin a word of the brand, in English or as in `urdu`: "sub" finds Subah Farm. */
export function brandsNamed(
  brands: readonly string[],
  typed: string,
  urdu: ReadonlyMap<string, string>,
): string[] {
  const words = wordsOf(fold(typed))
  if (words.length === 0) return []
  const isNamed = (name: string) => {
    const own = wordsOf(fold(name))
    return words.every((word) => own.some((one) => one.startsWith(word)))
  }
  return [...new Set(brands)]
    .filter((brand) => brand !== '' && (isNamed(brand) || isNamed(urdu.get(brand) ?? '')))
    .slice(0, maxBrandsNamed)
}
