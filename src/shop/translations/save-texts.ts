import type { Tx } from '#db/database.ts'
import { changesBetween } from '../events/changes.ts'
import { record } from '../events/events.store.ts'
import { carried, type SavedText } from './carried.ts'
import { findTranslations, type Kept, saveTranslations } from './translations.store.ts'
import { inUrduLetters } from './urdu-letters.ts'

/** Who saved the texts, and when, milliseconds UTC. */
type By = { actor: string | null; at: number }

/**
 * Keeps the translations of texts of the shop that are being saved: what was written beside them, or what they had
 * (`carried`). Belongs into the transaction that saves the texts, and records a change, so that shoppers read it.
 */
export async function saveTexts(
  tx: Tx,
  texts: readonly SavedText[],
  { actor, at }: By,
): Promise<void> {
  const changed = await changedTexts(tx, texts)
  if (changed.size === 0) return
  const known = await findTranslations(tx, 'ur', [...changed.keys()])
  await saveTranslations(tx, 'ur', changed, at)
  const [first = ''] = changed.keys()
  const changes = changesBetween(
    { text: [...changed.keys()].map((source) => known.get(source)?.text ?? '') },
    { text: [...changed.values()].map(({ text }) => text) },
  )
  const data = { name: nameOf(first), texts: changed.size, changes }
  await record(tx, { kind: 'translation.changed', at, actor, subject: 'ur', data })
}

/** The same for a part of a long change; the change itself is recorded by its own event. */
export async function saveManyTexts(
  tx: Tx,
  texts: readonly SavedText[],
  { actor, at }: By,
): Promise<number> {
  const changed = await changedTexts(tx, texts)
  if (changed.size === 0) return 0
  await saveTranslations(tx, 'ur', changed, at)
  const data = { texts: changed.size }
  await record(tx, { kind: 'translations.imported', at, actor, subject: 'ur', data })
  return changed.size
}

async function changedTexts(tx: Tx, texts: readonly SavedText[]): Promise<Map<string, Kept>> {
  const touched = texts
    .map((one) => ({ ...one, ...(one.urdu !== undefined && { urdu: inUrduLetters(one.urdu) }) }))
    .filter(
      ({ before, after, urdu }) =>
        after !== '' && (urdu !== undefined || (before !== '' && before !== after)),
    )
  if (touched.length === 0) return new Map()
  const sources = touched.flatMap(({ before, after }) => [before, after])
  const known = await findTranslations(tx, 'ur', sources)
  const changed = new Map<string, Kept>()
  for (const one of touched) {
    const [before, after] = [known.get(one.before), changed.get(one.after) ?? known.get(one.after)]
    const kept = carried(one, { before, after })
    if (kept !== null) changed.set(one.after, kept)
  }
  return changed
}

const longestName = 80

/** How the audit calls a text. */
export const nameOf = (text: string) =>
  text.length > longestName ? `${text.slice(0, longestName)}…` : text
