import { record } from '../../events/events.store.ts'
import { newId } from '../../ids.ts'
import { requirePermission } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { countSynonyms, deleteSynonym, insertSynonym, type Synonym } from './synonyms.store.ts'
import { maxSynonyms, tidySynonyms } from './synonyms.ts'

/** Makes the words equivalent in search. Refuses fewer than two words. */
export async function addSynonym(visit: Visit, given: readonly string[]): Promise<Synonym> {
  const { id: actor } = requirePermission(visit, 'search.write')
  const words = tidySynonyms(given)
  if (words === null) throw new Refusal('synonym_words')
  return visit.db.transaction(async (tx) => {
    if ((await countSynonyms(tx)) >= maxSynonyms) throw new Refusal('too_many_synonyms')
    const synonym = { id: newId(), words, addedAt: visit.now() }
    await insertSynonym(tx, synonym)
    const { id: subject, addedAt: at } = synonym
    await record(tx, { kind: 'synonym.added', at, actor, subject, data: { words } })
    return synonym
  })
}

export async function removeSynonym(visit: Visit, id: string): Promise<void> {
  const { id: actor } = requirePermission(visit, 'search.write')
  await visit.db.transaction(async (tx) => {
    const words = await deleteSynonym(tx, id)
    if (words === undefined) throw new Refusal('synonym_not_found')
    const at = visit.now()
    await record(tx, { kind: 'synonym.removed', at, actor, subject: id, data: { words } })
  })
}
