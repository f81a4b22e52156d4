import type { Sql } from '#db/database.ts'
import { findTranslations } from './translations.store.ts'

/** The Urdu of the texts of a record by its field and "Ur", '' where there is none, and the fields where it has to be checked. */
export async function urduOfTexts(
  db: Sql,
  texts: Readonly<Record<string, string | readonly string[]>>,
): Promise<Record<string, string | string[]> & { toCheck: string[] }> {
  const found = await findTranslations(db, 'ur', Object.values(texts).flat())
  const urdu = (english: string) => found.get(english)?.text ?? ''
  const fields = Object.entries(texts).map(
    ([name, english]) =>
      [`${name}Ur`, typeof english === 'string' ? urdu(english) : english.map(urdu)] as const,
  )
  const toCheck = Object.entries(texts)
    .filter(([, english]) => [english].flat().some((one) => found.get(one)?.needsCheck))
    .map(([name]) => name)
  return { ...Object.fromEntries(fields), toCheck }
}
