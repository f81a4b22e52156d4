import { createHash } from 'node:crypto'
import type { Sql } from '#db/database.ts'
import { rows } from '#db/sql.ts'
import type { Locale } from '../locale.ts'

/** By the English text. */
export type Translations = ReadonlyMap<string, string>

/** All texts of the shop that are translated to a language. */
export async function readTranslations(db: Sql, locale: Locale): Promise<Translations> {
  const found = await db.all<{ source: string; text: string }>`
    select source, text from translation where locale = ${locale}`
  return new Map(found.map(({ source, text }) => [source, text]))
}

const atOnce = 200

/** Sets the translations of English texts. `at` in milliseconds UTC. */
export async function writeTranslations(
  tx: Sql,
  locale: Locale,
  texts: Translations,
  at: number,
): Promise<void> {
  const all = [...texts].map(([source, text]) => [locale, hashOf(source), source, text, at])
  for (let from = 0; from < all.length; from += atOnce)
    await tx.run`
      insert into translation (locale, source_hash, source, text, changed_at)
      values ${rows(all.slice(from, from + atOnce))}
      on conflict (locale, source_hash) do update set text = excluded.text, changed_at = excluded.changed_at`
}

const hashOf = (source: string) => createHash('sha256').update(source).digest('base64url')
