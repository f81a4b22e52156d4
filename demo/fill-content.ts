import type { Tx } from '#db/database.ts'
import {
  insertBanner,
  insertBlock,
  insertEvent,
  insertNews,
  insertSalePicture,
} from '#shop/content/demo-content.store.ts'
import { newId } from '#shop/ids.ts'
import { insertReview } from '#shop/reviews/reviews.store.ts'
import { about, achievements, banners, reviews, sales } from './content.ts'
import { events } from './events.ts'
import { news } from './news.ts'

const day = 24 * 60 * 60_000
// A day of the shop begins at midnight in Pakistan.
const ahead = 5 * 60 * 60_000
const wide = (name: string) => `wide/${name}.webp`

/** Banners, news, events and the rest, relative to now; `idOf` are the accounts of the cast by key. */
export async function fillContent(tx: Tx, now: number, idOf: ReadonlyMap<string, string>) {
  const own = <T extends { picture: string }>(one: T) => ({
    ...one,
    id: newId(),
    picture: wide(one.picture),
  })
  const midnight = now - ((now + ahead) % day)
  for (const [index, banner] of banners.entries()) {
    const darkPicture = wide(`${banner.picture}--night`)
    await insertBanner(tx, { ...own(banner), darkPicture }, index)
  }
  for (const [index, sale] of sales.entries()) await insertSalePicture(tx, own(sale), index)
  for (const item of news) await insertNews(tx, { ...own(item), at: now - item.daysAgo * day })
  for (const event of events) {
    const [startsAt, endsAt] = [
      midnight + event.startsInDays * day,
      midnight + (event.endsInDays + 1) * day - 1,
    ]
    await insertEvent(tx, { ...own(event), startsAt, endsAt })
  }
  for (const [index, block] of about.entries()) await insertBlock(tx, own(block), 'about', index)
  for (const [index, block] of achievements.entries())
    await insertBlock(tx, own(block), 'achievement', index)
  for (const { by, daysAgo, ...review } of reviews) {
    const accountId = by === undefined ? null : (idOf.get(by) ?? null)
    await insertReview(tx, {
      ...review,
      state: 'approved',
      id: newId(),
      picture: null,
      writtenAt: now - daysAgo * day,
      accountId,
    })
  }
}
