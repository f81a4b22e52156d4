import { readAnnouncement } from '#shop/content/announcement.store.ts'
import { isVisibleAt } from '#shop/content/announcement.ts'
import {
  findNews,
  listBanners,
  listBlocks,
  listEvents,
  listNews,
  listSalePictures,
} from '#shop/content/content.store.ts'
import { findOwnText } from '#shop/content/texts.store.ts'
import { standardPoints } from '#shop/loyalty/points-rule.ts'
import { sendMessage } from '#shop/messages/send-message.ts'
import { toRupees } from '#shop/money.ts'
import { Refusal } from '#shop/refusals.ts'
import { listReviews } from '#shop/reviews/reviews.store.ts'
import { writeReview } from '#shop/reviews/write-review.ts'
import { holidaysFrom } from '#shop/settings/opening.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { whatsappSettings } from '#shop/settings/whatsapp-texts.ts'
import { holdSettings } from '#shop/settings/hold-rules.ts'
import { readSettings } from '#shop/settings/settings.store.ts'
import { shopDay } from '#shop/settings/shop-day.ts'
import { time } from '#wire/time.ts'
import {
  encodeBanner,
  encodeBlock,
  encodeEvent,
  encodeNews,
  encodeReview,
  encodeSale,
} from '#wire/v1/content/content.ts'
import { decodeMessageForm } from '#wire/v1/content/message.ts'
import { decodeReviewInput } from '#wire/v1/content/review.ts'
import { doneIn } from '../done-in.ts'
import type { Handlers } from '../handler.ts'

export const contentHandlers = {
  banners: async ({ db, now }) => (await listBanners(db, now())).map(encodeBanner),
  sales: async ({ db, now }) => (await listSalePictures(db, now())).map(encodeSale),
  reviews: async ({ db }) => (await listReviews(db, 200)).map(encodeReview),
  writeReview: async (visit, { body }) =>
    encodeReview(await writeReview(visit, decodeReviewInput(body))),
  news: async ({ db, now }) => (await listNews(db, now())).map(encodeNews),
  async newsItem({ db, now }, { params }) {
    const news = await findNews(db, params.id, now())
    if (news === undefined) throw new Refusal('news_not_found')
    return encodeNews(news)
  },
  about: async ({ db, now }) => (await listBlocks(db, 'about', now())).map(encodeBlock),
  achievements: async ({ db, now }) =>
    (await listBlocks(db, 'achievement', now())).map(encodeBlock),
  events: async ({ db, now }) => (await listEvents(db, now())).map(encodeEvent),
  async shopText({ db, now }, { params }) {
    const text = await findOwnText(db, params.page, now())
    return { data: text && { body: text.body, changedAt: time(text.at) } }
  },
  async shipping({ db }) {
    const { shippingPrice } = await readSettings(db)
    return [{ _id: 'standard', price: toRupees(shippingPrice) }]
  },
  async sendMessage(visit, { body }, http) {
    await sendMessage(visit, { ...decodeMessageForm(body), address: http.address })
    return doneIn(http, 'done.messageSent')
  },
  async settings({ db, now }) {
    const settings = await readSettings(db)
    const { pointsOn: on, buyNowPercent } = settings
    const line = await readAnnouncement(db)
    const { text, link } = line
    return {
      ...publicOf(settings),
      holidays: holidaysFrom(settings, shopDay(now())),
      ...(!(on && buyNowPercent === standardPoints.buyNowPercent) && {
        points: { on, buyNowPercent },
      }),
      ...(isVisibleAt(line, now()) && { announcement: { text, link } }),
    }
  },
} satisfies Partial<Handlers>

const staffSettings = [
  'shippingPrice',
  'deliversOutside',
  'outsideDays',
  'dailyOrders',
  'staffTwoFactor',
  'storefrontOpen',
  'senderName',
  'senderEmail',
  'pointsOn',
  'pointsDivisor',
  'buyNowPercent',
  'wholeRupees',
  'urduDigits',
  'labelLanguage',
  ...Object.values(holdSettings),
  'holdLargeFrom',
  'holdRefusedFrom',
  'holdFarFrom',
  'firstOrderMost',
  'cashDifference',
  'weightTolerance',
  'scaleStart',
  'scaleCodeDigits',
  'khataGraceDays',
  'khataReminders',
  ...whatsappSettings,
] as const
type PublicSettings = Omit<ShopSettings, (typeof staffSettings)[number]>

function publicOf(settings: ShopSettings): PublicSettings {
  const hidden: readonly string[] = staffSettings
  return Object.fromEntries(
    Object.entries(settings).filter(([name]) => !hidden.includes(name)),
  ) as PublicSettings
}
