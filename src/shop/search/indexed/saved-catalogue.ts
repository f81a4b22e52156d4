import type { Db } from '#db/database.ts'
import { changesAfter } from '../../catalogue/catalogue.store.ts'
import { readSections, writeSections } from '../../catalogue/saved/file.ts'
import type { Draft, Sections } from '../../catalogue/saved/sections.ts'
import { newId } from '../../ids.ts'
import type { TimeOfChanges } from '../recent-changes.ts'
import { isSaved, recordSaved } from './saved-catalogue.store.ts'

/** `writer`: hash of the code that writes it. */
export type Saving = { path: string; writer: string; now: () => number }

/** Catalogue version, time of the last change (ms UTC) and recent changes of the saved state. */
export type SavedState = { version: number; newest: number; recent: TimeOfChanges[] }

export type Saved = { state: SavedState; sections: Sections }

/** After more changes than this, loading everything is faster. */
const maxChanges = 5000

/**
 * Null unless it is complete, by this code and from this database; then everything is loaded from the
 * database.
 */
export async function readSaved(db: Db, { path, writer, now }: Saving): Promise<Saved | null> {
  const found = readSections(path, writer)
  if (found === null) return null
  const { token, version, newest, recent } = found.about
  if (newest > now() || !(await isSaved(db, token))) return null
  const changes = await changesAfter(db, { updated_at: newest, id: '' }, maxChanges)
  if (changes.length === maxChanges) return null
  return { state: { version, newest, recent }, sections: found.sections }
}

/** Replaces the file. False: another process is writing it, or `goOn` returned false. */
export async function writeSaved(
  db: Db,
  { path, writer, now }: Saving,
  state: SavedState,
  drafts: readonly Draft[],
  goOn: () => Promise<boolean>,
): Promise<boolean> {
  const token = newId()
  await recordSaved(db, token, now())
  return writeSections(path, { writer, token, ...state }, drafts, goOn)
}
