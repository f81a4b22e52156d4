import type { Sql, Tx } from '#db/database.ts'
import { compareNames } from '../name-order.ts'
import { findTranslations } from '../translations/translations.store.ts'

/** A reusable answer. `textUr`: in Urdu; '': not translated. */
export type ReplyTemplate = { id: string; name: string; text: string; textUr: string }

/** `toCheck`: the text has changed since its Urdu was written. */
export type TranslatedReply = ReplyTemplate & { toCheck: boolean }

/** By name. */
export async function listReplyTemplates(db: Sql): Promise<TranslatedReply[]> {
  const all = await db.all<Omit<ReplyTemplate, 'textUr'>>`
    select id, name, body as text from reply_template order by id`
  const urdu = await findTranslations(db, 'ur', all.map(({ text }) => text)) // prettier-ignore
  return all
    .toSorted((a, b) => compareNames(a.name, b.name))
    .map((one) => {
      const { text: textUr = '', needsCheck: toCheck = false } = urdu.get(one.text) ?? {}
      return { ...one, textUr, toCheck }
    })
}

/** Answers 0 if the id exists. */
export const insertReplyTemplate = (
  tx: Tx,
  { id, name, text }: Pick<ReplyTemplate, 'id' | 'name' | 'text'>,
) => tx.run`
  insert into reply_template (id, name, body) values (${id}, ${name}, ${text}) on conflict do nothing`

/** Returns its name; undefined: not found. */
export const deleteReplyTemplate = (tx: Tx, id: string) => tx.maybeOne<{ name: string }>`
  delete from reply_template where id = ${id} returning name`
