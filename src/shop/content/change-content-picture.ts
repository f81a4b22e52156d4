import type { NewPicture } from '../accounts/picture.ts'
import { countTry } from '../accounts/signing-in/throttle.store.ts'
import { changesBetween } from '../events/changes.ts'
import { record } from '../events/events.store.ts'
import { requirePermission } from '../permissions.ts'
import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import type { Collection, Picture, Stored } from './collections.ts'
import { findContent, updatePicture } from './collections.store.ts'
import { found, nameOf } from './write-content.ts'

type Which<W extends Stored> = { id: string; which: Picture<W> }

const hour = 60 * 60_000
const picturesAnHour = 100

/** Replaces a picture. Refuses what is no picture, and more than 100 an hour per account: encoding is expensive. */
export async function setContentPicture<W extends Stored>(
  visit: Visit,
  of: Collection<W>,
  at: Which<W>,
  picture: NewPicture,
): Promise<W> {
  const { id: actor } = requirePermission(visit, 'content.write')
  found(of, await findContent(visit.db, of, at.id))
  const tries = await countTry(visit.db, `${of.kind} picture ${actor}`, visit.now(), hour)
  if (tries > picturesAnHour) throw new Refusal('too_many_tries', { retryAfter: hour / 1000 })
  const path = await picture.keep()
  return replacePicture(visit, of, { ...at, path }, picture.remove).catch(
    async (error: unknown) => {
      // After any other error it may have been written: then the sweep takes the file, if nothing names it.
      if (error instanceof Refusal) await picture.remove(path)
      throw error
    },
  )
}

export const removeContentPicture = <W extends Stored>(
  visit: Visit,
  of: Collection<W>,
  at: Which<W>,
  remove: NewPicture['remove'],
) => replacePicture(visit, of, { ...at, path: null }, remove)

async function replacePicture<W extends Stored>(
  visit: Visit,
  of: Collection<W>,
  { id, which, path }: Which<W> & { path: string | null },
  remove: NewPicture['remove'],
): Promise<W> {
  const { id: actor } = requirePermission(visit, 'content.write')
  const { before, after } = await visit.db.transaction(async (tx) => {
    const before = found(of, await findContent(tx, of, id, true))
    const after = { ...before, [which]: path }
    const changes = changesBetween(before, after)
    if (changes.length > 0) {
      await updatePicture(tx, of, { id, which, path })
      const data = { name: nameOf(of, after), changes }
      await record(tx, { kind: `${of.kind}.changed`, at: visit.now(), actor, subject: id, data })
    }
    return { before, after }
  })
  const replaced = before[which]
  if (typeof replaced === 'string' && replaced !== path) await remove(replaced)
  return after
}
