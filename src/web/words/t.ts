import { en } from './en.ts'

export const language = 'en'
export const direction = 'ltr'

type Words = typeof en
type Screen = keyof Words & string
export type WordKey = { [S in Screen]: `${S}.${keyof Words[S] & string}` }[Screen]

type Values = Record<string, string | number>

const words: Record<string, Record<string, string>> = en
const plurals = new Intl.PluralRules(language)

/**
 * The sentence for a key. `{name}` is filled in; `{count|item|items}` takes the form that the
 * language uses for that number.
 */
export function t(key: WordKey, values: Values = {}): string {
  const [screen = '', name = ''] = key.split('.')
  return filled(words[screen]?.[name] ?? key, values)
}

export const filled = (sentence: string, values: Values) =>
  sentence.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, name: string, one?: string, other?: string) => {
    const value = values[name] ?? ''
    if (other === undefined) return String(value)
    return plurals.select(Number(value)) === 'one' ? (one ?? '') : other
  })
