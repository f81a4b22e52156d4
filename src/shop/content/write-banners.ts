import type { NewPicture } from '../accounts/picture.ts'
import { countTry } from '../accounts/throttle.store.ts'
import { changesBetween } from '../events/changes.ts'
import { record } from '../events/events.store.ts'
import { requirePermission } from '../permissions.ts'
import { endsFirst } from '../pricing/period.ts'
import { refuseIf, Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import {
  type BannerDraft,
  deleteBanner,
  findWrittenBanner,
  insertWrittenBanner,
  lockBanners,
  updateBanner,
  updateBannerPicture,
  updatePosition,
  type WrittenBanner,
} from './banners.store.ts'
import type { BannerPicture, BannerPlace } from './content.ts'

/**
 * Writes a banner under an id that the writer has chosen, so that the same call twice makes one; it is shown
 * once it has a picture. Refuses one that ends before it begins (`banner_ends_first`).
 */
export async function createBanner(
  visit: Visit,
  at: { id: string; place: BannerPlace },
  draft: BannerDraft,
): Promise<WrittenBanner> {
  const { id: actor } = requirePermission(visit, 'content.write')
  refuseIf(whyNot(draft))
  await visit.db.transaction(async (tx) => {
    if ((await insertWrittenBanner(tx, at, draft)) === 0) return
    const data = { name: draft.title }
    await record(tx, { kind: 'banner.created', at: visit.now(), actor, subject: at.id, data })
  })
  return found(await findWrittenBanner(visit.db, at.id))
}

/**
 * Changes a banner. Refuses one that is gone (`banner_not_found`), and another
 * version than the one that the change was made on (`changed_meanwhile`).
 */
export async function changeBanner(
  visit: Visit,
  { id, version }: { id: string; version: number },
  change: (before: BannerDraft) => BannerDraft,
): Promise<WrittenBanner> {
  const { id: actor } = requirePermission(visit, 'content.write')
  return visit.db.transaction(async (tx) => {
    const before = draftOf(found(await findWrittenBanner(tx, id)))
    const after = change(before)
    refuseIf(whyNot(after))
    if ((await updateBanner(tx, { id, version }, after)) === 0)
      throw new Refusal('changed_meanwhile')
    const data = { name: after.title, changes: changesBetween(before, after) }
    await record(tx, { kind: 'banner.changed', at: visit.now(), actor, subject: id, data })
    return found(await findWrittenBanner(tx, id))
  })
}

/** Moves a banner to a place in its row: 1 is the first, beyond the last it is the last. */
export async function moveBanner(
  visit: Visit,
  id: string,
  position: number,
): Promise<WrittenBanner> {
  const { id: actor } = requirePermission(visit, 'content.write')
  return visit.db.transaction(async (tx) => {
    const banner = found(await findWrittenBanner(tx, id))
    const ids = (await lockBanners(tx, banner.place)).map((one) => one.id)
    const others = ids.filter((one) => one !== id)
    const order = others.toSpliced(position - 1, 0, id)
    for (const [nth, one] of order.entries()) await updatePosition(tx, one, nth + 1)
    const [before, after] = [ids.indexOf(id) + 1, order.indexOf(id) + 1]
    if (before !== after) {
      const changes = changesBetween({ position: before }, { position: after })
      const data = { name: banner.title, changes }
      await record(tx, { kind: 'banner.changed', at: visit.now(), actor, subject: id, data })
    }
    return found(await findWrittenBanner(tx, id))
  })
}

const hour = 60 * 60_000
const picturesAnHour = 100

/**
 * Gives a banner its picture, or the one for the dark theme or for phones; the one before goes. Refuses what is no picture,
 * and more than 100 an hour from one account, since drawing them anew is expensive.
 */
export async function setBannerPicture(
  visit: Visit,
  { id, which }: { id: string; which: BannerPicture },
  picture: NewPicture,
): Promise<WrittenBanner> {
  const { id: actor } = requirePermission(visit, 'content.write')
  found(await findWrittenBanner(visit.db, id))
  const tries = await countTry(visit.db, `banner picture ${actor}`, visit.now(), hour)
  if (tries > picturesAnHour) throw new Refusal('too_many_tries', { retryAfter: hour / 1000 })
  const path = await picture.keep()
  return replacePicture(visit, { id, which, path }, picture.remove).catch(
    async (error: unknown) => {
      // After any other error it may have been written: then the sweep takes the file, if nothing names it.
      if (error instanceof Refusal) await picture.remove(path)
      throw error
    },
  )
}

/** Takes the picture for the dark theme or for phones away: the other one is shown there too. */
export const removeBannerPicture = (
  visit: Visit,
  at: { id: string; which: 'dark' | 'phone' },
  remove: NewPicture['remove'],
) => replacePicture(visit, { ...at, path: null }, remove)

const fields = { light: 'picture', dark: 'darkPicture', phone: 'phonePicture' } as const

async function replacePicture(
  visit: Visit,
  { id, which, path }: { id: string; which: BannerPicture; path: string | null },
  remove: NewPicture['remove'],
): Promise<WrittenBanner> {
  const { id: actor } = requirePermission(visit, 'content.write')
  const { banner, old } = await visit.db.transaction(async (tx) => {
    const before = found(await findWrittenBanner(tx, id))
    const field = fields[which]
    const replaced = before[field]
    if (replaced === path) return { banner: before, old: null }
    await updateBannerPicture(tx, id, which, path)
    const changes = changesBetween({ [field]: replaced }, { [field]: path })
    const data = { name: before.title, changes }
    await record(tx, { kind: 'banner.changed', at: visit.now(), actor, subject: id, data })
    return { banner: found(await findWrittenBanner(tx, id)), old: replaced }
  })
  if (old) await remove(old)
  return banner
}

/** Takes a banner away for good; one that is gone stays gone. */
export async function removeBanner(
  visit: Visit,
  id: string,
  remove: NewPicture['remove'],
): Promise<void> {
  const { id: actor } = requirePermission(visit, 'content.write')
  const gone = await visit.db.transaction(async (tx) => {
    const banner = await findWrittenBanner(tx, id)
    if (banner === undefined || (await deleteBanner(tx, id)) === 0) return []
    const data = { name: banner.title }
    await record(tx, { kind: 'banner.removed', at: visit.now(), actor, subject: id, data })
    return [banner.picture, banner.darkPicture, banner.phonePicture]
  })
  for (const path of gone) if (path) await remove(path)
}

const draftOf = ({ title, text, alt, link, tint, shown, period }: WrittenBanner): BannerDraft => ({
  title,
  text,
  alt,
  link,
  tint,
  shown,
  period,
})

const whyNot = ({ period }: BannerDraft) => (endsFirst(period) ? 'banner_ends_first' : null)

function found(banner: WrittenBanner | undefined): WrittenBanner {
  if (banner === undefined) throw new Refusal('banner_not_found')
  return banner
}
