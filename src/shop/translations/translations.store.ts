import { createHash } from 'node:crypto'
import type { Sql } from '#db/database.ts'
import { list, rows } from '#db/sql.ts'
import type { Locale } from '../locale.ts'

/** By the English text. */
export type Translations = ReadonlyMap<string, string>

/** A translation. `needsCheck`: its English text has changed since it was written. */
export type Kept = { text: string; needsCheck: boolean }

const atOnce = 200

/** All texts of the shop that are translated to a language. */
export async function readTranslations(db: Sql, locale: Locale): Promise<Translations> {
  const found = await db.all<{ source: string; text: string }>`
    select source, text from translation where locale = ${locale}`
  return new Map(found.map(({ source, text }) => [source, text]))
}

/** The translations of these English texts, as far as they have one. */
export async function findTranslations(
  db: Sql,
  locale: Locale,
  sources: readonly string[],
): Promise<Map<string, Kept>> {
  const found = new Map<string, Kept>()
  const hashes = [...new Set(sources)].filter((source) => source !== '').map(hashOf)
  for (let from = 0; from < hashes.length; from += atOnce) {
    const part = await db.all<{ source: string; text: string; needsCheck: number }>`
      select source, text, needs_check as "needsCheck" from translation
      where locale = ${locale} and source_hash in ${list(hashes.slice(from, from + atOnce))}`
    for (const { source, text, needsCheck } of part)
      found.set(source, { text, needsCheck: needsCheck === 1 })
  }
  return found
}

/** Sets the translations of English texts. `at` in milliseconds UTC. */
export const writeTranslations = (
  tx: Sql,
  locale: Locale,
  texts: Translations,
  at: number,
): Promise<void> =>
  saveTranslations(
    tx,
    locale,
    new Map([...texts].map(([source, text]) => [source, { text, needsCheck: false }])),
    at,
  )

/** Sets or, where the text is '', removes the translations of English texts. `at` in milliseconds UTC. */
export async function saveTranslations(
  tx: Sql,
  locale: Locale,
  texts: ReadonlyMap<string, Kept>,
  at: number,
): Promise<void> {
  // By hash, so that two who save the same texts cannot wait for each other.
  const all = [...texts]
    .map(([source, kept]) => ({ source, hash: hashOf(source), ...kept }))
    .toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
  const gone = all.filter(({ text }) => text === '').map(({ hash }) => hash)
  const kept = all
    .filter(({ text }) => text !== '')
    .map((one) => [locale, one.hash, one.source, one.text, at, one.needsCheck ? 1 : 0])
  for (let from = 0; from < gone.length; from += atOnce)
    await tx.run`
      delete from translation
      where locale = ${locale} and source_hash in ${list(gone.slice(from, from + atOnce))}`
  for (let from = 0; from < kept.length; from += atOnce)
    await tx.run`
      insert into translation (locale, source_hash, source, text, changed_at, needs_check)
      values ${rows(kept.slice(from, from + atOnce))}
      on conflict (locale, source_hash) do update set
        text = excluded.text, changed_at = excluded.changed_at, needs_check = excluded.needs_check`
}

const hashOf = (source: string) => createHash('sha256').update(source).digest('base64url')
