import type { PictureCrop } from '#shop/catalogue/pictures/gallery.ts'
import { createStore } from '../../app/store.ts'

/** A picture of this device, and the part of it that is to be shown; null: all of it. */
export type ChosenPicture = { file: File; crop: PictureCrop | null }

/** Of a product: how many were chosen, how many of these are done with, how many the shop took, and what is wrong with the others. */
export type Uploads = {
  chosen: number
  settled: number
  uploaded: number
  problems: readonly { name: string; message: string }[]
}

export const noUploads: Uploads = { chosen: 0, settled: 0, uploaded: 0, problems: [] }

// Outside of the page, so that the rest is sent while other pages are looked at.
export const allUploads = createStore<ReadonlyMap<string, Uploads>>(new Map())
const lines = new Map<string, Promise<void>>()

export const uploadsOf = (id: string): Uploads => allUploads.get().get(id) ?? noUploads

/** Uploads pictures of a product one by one. `send` returns the error, or null. Asks before the tab closes. */
export function queuePictures(
  id: string,
  pictures: readonly ChosenPicture[],
  send: (picture: ChosenPicture) => Promise<string | null>,
): void {
  if (pictures.length === 0) return
  const before = isWaiting(id) ? uploadsOf(id) : noUploads
  put(id, { ...before, chosen: before.chosen + pictures.length })
  for (const picture of pictures)
    lines.set(
      id,
      (lines.get(id) ?? Promise.resolve()).then(() => sendOne(id, picture, send)),
    )
}

async function sendOne(
  id: string,
  picture: ChosenPicture,
  send: (picture: ChosenPicture) => Promise<string | null>,
) {
  const message = await send(picture)
  const { problems, settled, uploaded, ...now } = uploadsOf(id)
  put(id, {
    ...now,
    settled: settled + 1,
    uploaded: message === null ? uploaded + 1 : uploaded,
    problems: message === null ? problems : [...problems, { name: picture.file.name, message }],
  })
}

const isWaiting = (id: string) => uploadsOf(id).settled < uploadsOf(id).chosen

function put(id: string, now: Uploads) {
  allUploads.set(new Map(allUploads.get()).set(id, now))
  const anyWaits = [...allUploads.get().keys()].some(isWaiting)
  if (anyWaits) addEventListener('beforeunload', askFirst)
  else removeEventListener('beforeunload', askFirst)
}

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault()

/** Those that have the same wrong with them, together. */
export function problemsOf({ problems }: Uploads): { names: string[]; message: string }[] {
  const byMessage = Map.groupBy(problems, ({ message }) => message)
  return [...byMessage].map(([message, ones]) => ({ names: ones.map(({ name }) => name), message }))
}
