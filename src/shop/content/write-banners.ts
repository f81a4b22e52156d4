import type { NewPicture } from '../accounts/picture.ts'
import { countTry } from '../accounts/signing-in/throttle.store.ts'
import { changesBetween } from '../events/changes.ts'
import { record } from '../events/events.store.ts'
import { requirePermission } from '../permissions.ts'
import { endsFirst } from '../pricing/period.ts'
import { Refusal } from '../refusals.ts'
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
import { written } from './written.ts'

const banners = written<BannerDraft, WrittenBanner>({
  kind: 'banner',
  missing: 'banner_not_found',
  rejectionReason: ({ period }) => (endsFirst(period) ? 'banner_ends_first' : null),
  nameOf: ({ title }) => title,
  draftOf: ({ title, text, alt, link, tint, shown, period }) => ({
    title,
    text,
    alt,
    link,
    tint,
    shown,
    period,
  }),
  picturesOf: ({ picture, darkPicture, phonePicture }) => [picture, darkPicture, phonePicture],
  find: findWrittenBanner,
  update: updateBanner,
  delete: deleteBanner,
})
const { found } = banners

/**
 * Writes a banner under an id that the writer has chosen, so that the same call twice makes one; it is shown
 * once it has a picture. Refuses one that ends before it begins (`banner_ends_first`).
 */
export const createBanner = (
  visit: Visit,
  at: { id: string; place: BannerPlace },
  draft: BannerDraft,
): Promise<WrittenBanner> =>
  banners.create(visit, { id: at.id, draft }, (tx) => insertWrittenBanner(tx, at, draft))

/**
 * Changes a banner. Refuses one that is gone (`banner_not_found`), and another
 * version than the one that the change was made on (`changed_meanwhile`).
 */
export const changeBanner = banners.change

/** Moves a banner to a place in its row: 1 is the first, beyond the last it is the last. */
export const moveBanner = (visit: Visit, id: string, position: number): Promise<WrittenBanner> =>
  banners.move(
    visit,
    { id, position },
    { lock: (tx, { place }) => lockBanners(tx, place), updatePosition },
  )

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

/** Takes a banner away for good, with its pictures; one that is gone stays gone. */
export const removeBanner = banners.remove
