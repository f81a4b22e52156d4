import type { z } from 'zod'
import type { BannerDraft, WrittenBanner } from '#shop/content/banners.store.ts'
import { shownStateAt } from '#shop/content/content.ts'
import { always } from '#shop/pricing/period.ts'
import type { AdminBanner, bannerCalls } from './banner.schema.ts'
import { decodePeriod, encodePeriod } from '../office/period.ts'

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
    ...encodePeriod(period),
    state: stateAt(banner, now),
  }
}

const stateAt = (banner: WrittenBanner, now: number): Wire['state'] =>
  banner.shown && banner.picture === '' ? 'no-picture' : shownStateAt(banner, now)

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

/** Absent fields stay unchanged. */
export const decodeBannerChanges = (body: Fields, before: BannerDraft): BannerDraft => ({
  title: body.title ?? before.title,
  text: body.text ?? before.text,
  alt: body.alt ?? before.alt,
  link: body.link === undefined ? before.link : body.link,
  tint: body.tint === undefined ? before.tint : body.tint,
  shown: body.shown ?? before.shown,
  period: decodePeriod(body, before.period),
})
