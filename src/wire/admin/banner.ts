import type { z } from 'zod'
import type { BannerDraft, WrittenBanner } from '#shop/content/banners.store.ts'
import { always } from '#shop/pricing/period.ts'
import { time } from '../time.ts'
import type { AdminBanner, bannerCalls } from './banner.schema.ts'

type Wire = z.infer<typeof AdminBanner>
type Fields = Omit<z.infer<typeof bannerCalls.adminChangeBanner.body>, 'version'>

/** `now`: ms UTC. */
export const encodeAdminBanner = (banner: WrittenBanner, now: number): Wire => {
  const { picture, darkPicture, phonePicture, period, position: _, ...rest } = banner
  return {
    ...rest,
    image: picture || null,
    darkImage: darkPicture,
    phoneImage: phonePicture,
    from: period.from === null ? null : time(period.from),
    until: period.until === null ? null : time(period.until),
    state: stateAt(banner, now),
  }
}

function stateAt({ shown, picture, period }: WrittenBanner, now: number): Wire['state'] {
  if (!shown) return 'off'
  if (picture === '') return 'no-picture'
  if (period.until !== null && period.until <= now) return 'over'
  return period.from !== null && period.from > now ? 'due' : 'out'
}

const blank: BannerDraft = {
  title: '',
  text: '',
  alt: '',
  link: null,
  tint: null,
  shown: true,
  period: always,
}

export const decodeNewBanner = (body: Fields): BannerDraft => decodeBannerChanges(body, blank)

/** What is not given stays. */
export const decodeBannerChanges = (body: Fields, before: BannerDraft): BannerDraft => ({
  title: body.title ?? before.title,
  text: body.text ?? before.text,
  alt: body.alt ?? before.alt,
  link: body.link === undefined ? before.link : body.link,
  tint: body.tint === undefined ? before.tint : body.tint,
  shown: body.shown ?? before.shown,
  period: {
    from: body.from === undefined ? before.period.from : momentOf(body.from),
    until: body.until === undefined ? before.period.until : momentOf(body.until),
  },
})

const momentOf = (text: string | null) => (text === null ? null : Date.parse(text))
