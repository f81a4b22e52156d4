import { grouped } from '#shop/money.ts'
import { en } from './en.ts'

export const language = 'en'
export const direction = 'ltr'

type Book = Record<string, Record<string, string>>
export type WordKeyOf<B extends Book> = {
  [Screen in keyof B & string]: `${Screen}.${keyof B[Screen] & string}`
}[keyof B & string]

type Values = Record<string, string | number>

const plurals = new Intl.PluralRules(language)

/**
 * Gives the sentences of a book by key. What every page needs is in `en.ts`; a large screen keeps a
 * book of its own, so that it is only loaded with that screen: `const t = sentencesOf(checkout)`.
 */
export const sentencesOf =
  <B extends Book>(book: B) =>
  (key: WordKeyOf<B>, values: Values = {}) => {
    const [screen = '', name = ''] = key.split('.')
    return filled(book[screen]?.[name] ?? key, values)
  }

export const t = sentencesOf(en)
export type WordKey = WordKeyOf<typeof en>

/** `{name}` is filled in; `{count|item|items}` takes the form that the language has for the number. */
export const filled = (sentence: string, values: Values) =>
  sentence.replace(
    /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g,
    (_, name: string, one?: string, other?: string) => {
      const value = values[name] ?? ''
      if (other === undefined) return typeof value === 'number' ? grouped(value) : value
      return plurals.select(Number(value)) === 'one' ? (one ?? '') : other
    },
  )
