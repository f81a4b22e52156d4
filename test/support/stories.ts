import type { Db } from '#db/database.ts'
import {
  insertBanner,
  insertBlock,
  insertEvent,
  insertNews,
  insertSalePicture,
} from '#shop/content/demo-content.store.ts'
import { insertReview } from '#shop/reviews/reviews.store.ts'
import { fillWithCast } from './cast.ts'

const day = 24 * 60 * 60_000
const today = Date.UTC(2025, 0, 5)

/** People, goods, and something to read: news out, to come and never out; events past, current and coming. */
export async function fillWithStories(db: Db) {
  await fillWithCast(db)
  await db.transaction(async (tx) => {
    await insertBanner(
      tx,
      {
        id: 'second',
        picture: 'b.webp',
        darkPicture: null,
        alt: 'Tea',
        title: 'Tea',
        text: 'Hot',
        link: null,
        tint: null,
      },
      2,
    )
    await insertBanner(
      tx,
      {
        id: 'first',
        picture: 'a.webp',
        darkPicture: 'a-dark.webp',
        alt: 'Apples',
        title: 'Apples',
        text: 'Crisp',
        link: '/item/1',
        tint: 'leaf',
      },
      1,
    )
    await insertSalePicture(
      tx,
      { id: 'sale', picture: 's.webp', alt: 'Sale', title: 'Sale', link: null },
      1,
    )
    const story = { summary: 'In short', body: 'At length', picture: null }
    await insertNews(tx, { id: 'older', title: 'Older', at: today - 2 * day, ...story })
    await insertNews(tx, { id: 'newer', title: 'Newer', at: today - day, ...story })
    await insertNews(tx, { id: 'tomorrow', title: 'To come', at: today + day, ...story })
    await tx.run`insert into news (id, title, summary, body, picture, published_at) values ('never', 'Never', '', '', null, null)`
    const event = { description: 'Come', location: 'Saddar', picture: null }
    await insertEvent(tx, {
      id: 'coming',
      name: 'Coming',
      startsAt: today + day,
      endsAt: today + 2 * day,
      ...event,
    })
    await insertEvent(tx, {
      id: 'past',
      name: 'Past',
      startsAt: today - 3 * day,
      endsAt: today - 2 * day,
      ...event,
    })
    await insertBlock(tx, { id: 'us', title: 'Us', description: 'We', picture: null }, 'about', 1)
    await insertBlock(
      tx,
      { id: 'cup', title: 'A cup', description: 'Won', picture: 'c.webp' },
      'achievement',
      1,
    )
    const review = {
      name: 'Amina Siddiqui',
      email: 'amina@kiryana.example',
      picture: null,
      accountId: 'amina',
      state: 'approved' as const,
    }
    await insertReview(tx, {
      id: 'good',
      rating: 5,
      text: 'Fresh <b>apples</b>',
      writtenAt: today - day,
      ...review,
    })
    await insertReview(tx, {
      id: 'hidden',
      rating: 1,
      text: 'Not yet read',
      writtenAt: today,
      ...review,
    })
    await tx.run`update review set published_at = null where id = 'hidden'`
  })
}
