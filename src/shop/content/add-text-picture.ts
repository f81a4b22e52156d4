import { countTry } from '../accounts/signing-in/throttle.store.ts'
import { record } from '../events/events.store.ts'
import { requirePermission } from '../permissions.ts'
import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import { insertTextPicture, type TextPicture } from './text-pictures.store.ts'

const hour = 60 * 60_000
const picturesAnHour = 100

/**
 * Stores a picture for what staff write in Markdown. Refuses what is no picture, and more than 100 an hour from one
 * account, since drawing them anew is expensive. One that no text names goes after a week.
 */
export async function addTextPicture(
  visit: Visit,
  keep: () => Promise<TextPicture>,
): Promise<TextPicture> {
  const { id: actor } = requirePermission(visit, 'content.write')
  const at = visit.now()
  const tries = await countTry(visit.db, `text picture ${actor}`, at, hour)
  if (tries > picturesAnHour) throw new Refusal('too_many_tries', { retryAfter: hour / 1000 })
  const picture = await keep()
  // If this fails, the sweep takes the file.
  await visit.db.transaction(async (tx) => {
    await insertTextPicture(tx, picture, at)
    const data = { name: picture.path }
    await record(tx, { kind: 'text.picture-added', at, actor, subject: picture.path, data })
  })
  return picture
}
