import type { FirstVisit } from '../app/hydration/first-visit.ts'
import {
  currentVisitor,
  fetchAndStore,
  findCopy,
  readyPages,
  saveAnswer,
  standIn,
} from './storage.ts'

/** The first page loads before the worker is installed. */
export async function cacheFirstVisit({ page, parts, prefix }: FirstVisit) {
  const began = currentVisitor()
  const isNew = await cacheParts(parts)
  if (page) await saveAnswer(page, await fetch(page), began)
  const isNewBuild = await cacheParts(buildFiles)
  if (isNew || isNewBuild || !(await findCopy(prefix + standIn))) await cacheReady(prefix)
}

/** Stores a prepared page of a language only after its assets and sentences are stored. */
export async function cacheReady(prefix: string) {
  const began = currentVisitor()
  for (const address of readyPages.map((path) => prefix + path)) {
    const answer = await fetch(address).catch(() => undefined)
    if (!answer) continue
    await cacheParts((await answer.clone().text()).match(/\/(assets|messages)\/[\w.-]+/g) ?? [])
    await saveAnswer(address, answer, began)
  }
}

/** True if a script, style sheet or font was missing. */
async function cacheParts(addresses: readonly string[]) {
  const isNew = await Promise.all(
    addresses.map((address) => cachePart(new URL(address, location.origin))),
  )
  return isNew.includes(true)
}

async function cachePart({ href, pathname }: URL) {
  if (await findCopy(href)) return false
  const name = pathname.startsWith('/media/') ? 'pictures' : 'assets'
  await fetchAndStore(new Request(href, { cache: 'force-cache' }), name).catch(() => undefined)
  return name === 'assets'
}
