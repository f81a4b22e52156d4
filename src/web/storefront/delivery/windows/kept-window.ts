import { holdRoutes } from '#wire/hold-routes.ts'
import { sendBy } from '../../../app/api/send-by-fetch.ts'
import { storedText } from '../../../app/storage/stored-text.ts'
import { sessionTexts } from '../../../app/storage/stores.ts'

/** "key day id" of the window that this tab's cart keeps; the key alone moves its place. */
export const keptWindow = storedText('delivery-window', 120, sessionTexts)

const send = sendBy(holdRoutes)
let holding: Promise<unknown> = Promise.resolve()

type Place = { key: string; id: string; day: string; lines: number }

/** Keeps a window's place for this tab's cart, instead of another one that it kept. */
export function keepWindow({ key, id, day, lines }: Place) {
  const kept = send('holdWindow', { body: { hold: key, id, day, lines } }).then(() =>
    keptWindow.write([key, day, id].join(' ')),
  )
  holding = kept.catch(() => undefined)
  return kept
}

/** Gives the place back, also one that is just being kept. If that fails, it ends after its ten minutes. */
export async function releaseWindow() {
  await holding
  const [key, day] = keptWindow.read().split(' ')
  if (!key || !day) return
  keptWindow.write(key)
  await send('releaseWindow', { params: { hold: key } }).catch(() => undefined)
}
