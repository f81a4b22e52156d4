import { fold } from '../../fold.ts'
import { wordsOf } from './tokens.ts'

const most = 2

/** The brands of what was found of which every word that was typed begins one of their words: “sub” is Subah Farm. */
export function brandsNamed(brands: readonly string[], typed: string): string[] {
  const words = wordsOf(fold(typed))
  if (words.length === 0) return []
  const isNamed = (brand: string) => {
    const own = wordsOf(fold(brand))
    return words.every((word) => own.some((one) => one.startsWith(word)))
  }
  return [...new Set(brands)].filter((brand) => brand !== '' && isNamed(brand)).slice(0, most)
}
