import { grouped } from '#shop/money.ts'
import type { Language } from './language.ts'
import type { MessageKey, Screen } from './screen.ts'

export type Params = Record<string, string | number>

/** Says the sentence of a key, with its parameters filled in. */
export type Translate<S extends Screen> = (key: MessageKey<S>, params?: Params) => string

const known = new WeakMap<Language, Map<string, Translate<Screen>>>()

/** The sentences of these screens in a language: the same function each time. */
export function messagesIn<S extends Screen[]>(
  language: Language,
  ...screens: S
): Translate<S[number]> {
  const ofLanguage = known.get(language) ?? new Map<string, Translate<Screen>>()
  known.set(language, ofLanguage)
  const names = screens.map(({ name }) => name).join(' ')
  const found = ofLanguage.get(names) ?? translate(language, screens)
  ofLanguage.set(names, found)
  return found
}

function translate({ locale, translation }: Language, screens: Screen[]): Translate<Screen> {
  const plurals = new Intl.PluralRules(locale)
  return (key, params = {}) => {
    const [group = '', name = ''] = key.split('.')
    const screen = screens.find(({ sentences }) => sentences[group]?.[name] !== undefined)
    if (screen === undefined) return key
    const sentence = translation[screen.name]?.[group]?.[name] ?? screen.sentences[group]?.[name]
    return filled(sentence ?? key, params, plurals)
  }
}

const english = new Intl.PluralRules('en')

export const filled = (sentence: string, params: Params, plurals = english) =>
  sentence.replace(
    /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g,
    (_, name: string, one?: string, other?: string) => {
      const value = params[name] ?? ''
      if (other === undefined) return typeof value === 'number' ? grouped(value) : value
      return plurals.select(Number(value)) === 'one' ? (one ?? '') : other
    },
  )
