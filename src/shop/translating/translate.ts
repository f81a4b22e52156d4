import type { Tx } from '#db/database.ts'
import { draftOf } from '../catalogue/change-product.ts'
import { updateProduct } from '../catalogue/write-products.store.ts'
import { changesBetween } from '../events/changes.ts'
import { record } from '../events/events.store.ts'
import { requirePermission } from '../permissions.ts'
import { Refusal } from '../refusals.ts'
import { saveTexts } from '../translations/save-texts.ts'
import { findTranslations } from '../translations/translations.store.ts'
import type { Visit } from '../visit.ts'
import { cleanUrdu, type TextField, textFields } from './text-kinds.ts'
import { lockNamed, type ShopText, urduNamesOf } from './texts-of-shop.store.ts'

/** `before`: the Urdu that the change was made on; '' for none, also in `urdu`, which then takes it away. */
export type NewTranslation = { field: TextField; english: string; before: string; urdu: string }

/**
 * Translates one text of the shop, or takes its translation away; the Urdu names of products follow. The same again
 * changes nothing. Refuses one that is too long for its field (`translation_too_long`), and one that was made on another
 * translation than there is (`changed_meanwhile`).
 */
export async function translate(
  visit: Visit,
  { field, english, before, urdu: typed }: NewTranslation,
): Promise<ShopText> {
  const { id: actor } = requirePermission(visit, 'content.write')
  const urdu = cleanUrdu(field, typed)
  const { most } = textFields[field]
  if (urdu.length > most) throw new Refusal('translation_too_long', { most })
  const by = { actor, at: visit.now() }
  await visit.db.transaction(async (tx) => {
    const now = (await findTranslations(tx, 'ur', [english])).get(english)?.text ?? ''
    const names = field === 'product-name' ? await urduNamesOf(tx, english) : []
    const known = [now, ...names].filter((text) => text !== '')
    const isSeen = known.length === 0 ? before === '' : known.includes(before)
    if (!isSeen && !known.every((text) => text === urdu)) throw new Refusal('changed_meanwhile')
    await saveTexts(tx, [{ before: english, after: english, urdu }], by)
    if (field === 'product-name') await nameProducts(tx, { name: english, urdu }, by)
  })
  return { field, english, urdu, needsCheck: false }
}

/** Gives all products of an English name this Urdu name. */
export async function nameProducts(
  tx: Tx,
  names: { name: string; urdu: string },
  { actor, at }: { actor: string; at: number },
): Promise<void> {
  for (const row of await lockNamed(tx, names)) {
    const before = draftOf(row)
    const draft = { ...before, facts: { ...before.facts, nameUr: names.urdu } }
    if ((await updateProduct(tx, row.id, row.version, draft, at)) === 0) continue
    const data = { name: names.name, changes: changesBetween(before, draft) }
    await record(tx, { kind: 'product.changed', at, actor, subject: row.id, data })
  }
}
