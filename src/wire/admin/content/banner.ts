import type { z } from 'zod'
import type { Draft, WrittenBanner } from '#shop/content/collections.ts'
import { visibilityAt } from '#shop/content/content.ts'
import type { AdminBanner, bannerCalls } from './banner.schema.ts'
import { decodePeriod, encodePeriod } from '../office/period.ts'

/** `now`: ms UTC. */
export function encodeAdminBanner(
  written: WrittenBanner,
  now: number,
): z.infer<typeof AdminBanner> {
  const { picture, darkPicture, phonePicture, period, position: _, ...rest } = written
  return {
    ...rest,
    image: picture,
    darkImage: darkPicture,
    phoneImage: phonePicture,
    ...encodePeriod(period),
    state: rest.shown && picture === null ? 'no-picture' : visibilityAt(written, now),
  }
}

type Body = Omit<z.infer<typeof bannerCalls.adminChangeBanner.body>, 'version'>

/** Absent fields stay unchanged. */
export const decodeBanner = (
  { from, until, ...rest }: Body,
  before: Draft<WrittenBanner>,
): Draft<WrittenBanner> => ({
  ...before,
  ...rest,
  period: decodePeriod({ from, until }, before.period),
})
