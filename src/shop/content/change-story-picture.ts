import type { NewPicture } from '../accounts/picture.ts'
import { countTry } from '../accounts/signing-in/throttle.store.ts'
import { changesBetween } from '../events/changes.ts'
import { record } from '../events/events.store.ts'
import { requirePermission } from '../permissions.ts'
import type { PlainRefusal } from '../refusals.ts'
import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import {
  findStory,
  type Story,
  type StoryKind,
  updateStoryPicture,
} from './story-pictures.store.ts'

type Which = { kind: StoryKind; id: string }

const missing = {
  news: 'news_not_found',
  'shop-event': 'event_not_found',
  block: 'block_not_found',
} as const satisfies Record<StoryKind, PlainRefusal>

const hour = 60 * 60_000
const picturesAnHour = 100

/**
 * Gives a story, an event or a block its picture; the one before goes. Refuses what is no picture, and more than 100
 * an hour from one account, since drawing them anew is expensive.
 */
export async function setStoryPicture(
  visit: Visit,
  which: Which,
  picture: NewPicture,
): Promise<void> {
  const { id: actor } = requirePermission(visit, 'content.write')
  found(await findStory(visit.db, which.kind, which.id), which)
  const tries = await countTry(visit.db, `story picture ${actor}`, visit.now(), hour)
  if (tries > picturesAnHour) throw new Refusal('too_many_tries', { retryAfter: hour / 1000 })
  const path = await picture.keep()
  await replacePicture(visit, which, path, picture.remove).catch(async (error: unknown) => {
    // After any other error it may have been written: then the sweep takes the file, if nothing names it.
    if (error instanceof Refusal) await picture.remove(path)
    throw error
  })
}

export const removeStoryPicture = (visit: Visit, which: Which, remove: NewPicture['remove']) =>
  replacePicture(visit, which, null, remove)

async function replacePicture(
  visit: Visit,
  which: Which,
  path: string | null,
  remove: NewPicture['remove'],
): Promise<void> {
  const { id: actor } = requirePermission(visit, 'content.write')
  const { kind, id: subject } = which
  const old = await visit.db.transaction(async (tx) => {
    const { name, picture: before } = found(await findStory(tx, kind, subject), which)
    if (before === path) return null
    await updateStoryPicture(tx, kind, subject, path)
    const data = { name, changes: changesBetween({ picture: before }, { picture: path }) }
    await record(tx, { kind: `${kind}.changed`, at: visit.now(), actor, subject, data })
    return before
  })
  if (old !== null) await remove(old)
}

function found(story: Story | undefined, { kind }: Which): Story {
  if (story === undefined) throw new Refusal(missing[kind])
  return story
}
