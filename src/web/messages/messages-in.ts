import { formatsIn } from './formats.ts'
import type { Formats } from './formats-shape.ts'
import { isolated } from './isolated.ts'
import { english, type Language, withDigits } from './language.ts'
import type { MessageKey, ParamsOf, Screen } from './screen.ts'
import { sentenceIn } from './sentence-in.ts'

export type Params<Name extends string = string> = Readonly<Record<Name, string | number>>

type Filling<Name extends string> = [Name] extends [never] ? [] : [params: Params<Name>]

/** Translates a key with its parameters, and formats figures, dates and times: `t.money(total)`. */
export type Translate<S extends Screen> = (<K extends MessageKey<S>>(
  key: K,
  ...params: Filling<ParamsOf<S, K>>
) => string) &
  Formats

type Say = ((key: string, params?: object) => string) & Formats

const known = new WeakMap<Language, Map<string, Say>>()

/** Cached, so the same screens give the same function. */
export function messagesIn<S extends Screen[]>(
  language: Language,
  ...screens: S
): Translate<S[number]> {
  const ofLanguage = known.get(language) ?? new Map<string, Say>()
  known.set(language, ofLanguage)
  const names = screens.map(({ name }) => name).join(' ')
  const found =
    ofLanguage.get(names) ??
    Object.assign(
      (key: string, params?: object) => sayIn(language, screens, { key, params }),
      formatsIn(language),
    )
  ofLanguage.set(names, found)
  return found
}

/** A sentence as data, translated later for its reader. */
export type Message<S extends Screen> = {
  [K in MessageKey<S>]: [ParamsOf<S, K>] extends [never]
    ? { key: K; params?: undefined }
    : { key: K; params: Params<ParamsOf<S, K>> }
}[MessageKey<S>]

export const messageIn = <S extends Screen>(language: Language, screen: S, message: Message<S>) =>
  sayIn(language, [screen], message)

/** A sentence of a key that is only known while the page runs. */
export const sayIn = (
  language: Language,
  screens: readonly Screen[],
  { key, params = {} }: { key: string; params?: object | undefined },
) =>
  filled(
    withDigits(language, sentenceIn(language, screens, key) ?? key),
    params as Params,
    language,
  )

const plurals = new Map<string, Intl.PluralRules>()

function isOne(value: string | number, locale: string) {
  const rules = plurals.get(locale) ?? new Intl.PluralRules(locale)
  plurals.set(locale, rules)
  return rules.select(Number(value)) === 'one'
}

export const filled = (sentence: string, params: Params, language = english) =>
  sentence.replace(
    /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g,
    (_, name: string, one?: string, other?: string) => {
      const value = params[name] ?? ''
      if (other !== undefined) return isOne(value, language.locale) ? (one ?? '') : other
      if (typeof value === 'number') return formatsIn(language).number(value)
      return language.direction === 'rtl' ? isolated(value) : value
    },
  )
