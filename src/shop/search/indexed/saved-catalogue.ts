import type { Db } from '#db/database.ts'
import { changesAfter } from '../../catalogue/catalogue.store.ts'
import { readSections, writeSections } from '../../catalogue/saved/file.ts'
import type { Draft, Sections } from '../../catalogue/saved/sections.ts'
import { newId } from '../../ids.ts'
import type { TimeOfChanges } from '../recent-changes.ts'
import { isSaved, noteSaved } from './saved-catalogue.store.ts'

/** Where the catalogue is saved, by which code, and the time (milliseconds UTC). */
export type Saving = { path: string; writer: string; now: () => number }

/** Of which state of the database it is: its version, when the last change that is in it was, and what of the last changes. */
export type SavedState = { version: number; newest: number; recent: TimeOfChanges[] }

export type Saved = { state: SavedState; sections: Sections }

/** After more changes than these it is quicker to read all anew, a part before the shop opens. */
const mostChanges = 5000

/**
 * The saved catalogue, when it is whole, written by this code and of this database at an earlier time; else
 * null: then all is read from the database.
 */
export async function readSaved(db: Db, { path, writer, now }: Saving): Promise<Saved | null> {
  const found = readSections(path, writer)
  if (found === null) return null
  const { token, version, newest, recent } = found.about
  if (newest > now() || !(await isSaved(db, token))) return null
  const changes = await changesAfter(db, { updated_at: newest, id: '' }, mostChanges)
  if (changes.length === mostChanges) return null
  return { state: { version, newest, recent }, sections: found.sections }
}

/** Puts it into the place of the file before. False: another process is about it, or `goOn` said no. */
export async function writeSaved(
  db: Db,
  { path, writer, now }: Saving,
  state: SavedState,
  drafts: readonly Draft[],
  goOn: () => Promise<boolean>,
): Promise<boolean> {
  const token = newId()
  await noteSaved(db, token, now())
  return writeSections(path, { writer, token, ...state }, drafts, goOn)
}
