import { createHash } from 'node:crypto'
import { english, type Language } from '../../messages/language.ts'

/** The sentences of a language for browsers of shoppers or staff, at an address that changes with them. */
export type TranslationFile = { path: string; body: string }

const known = new WeakMap<Language, TranslationFile>()

/** null for English, whose sentences are bundled with each screen. */
export function translationFile(language: Language): TranslationFile | null {
  if (language.locale === english.locale) return null // the server's copy of `english` is another object
  const file = known.get(language) ?? fileOf(language)
  known.set(language, file)
  return file
}

function fileOf({ locale, translation, loaded, isOffice }: Language): TranslationFile {
  const needed = isOffice ? loaded?.staff : loaded?.shoppers
  const screens = Object.entries(translation).filter(([name]) => needed?.has(name) ?? true)
  const body = JSON.stringify(Object.fromEntries(screens))
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 8)
  return { path: `/messages/${locale}-${hash}.json`, body }
}
