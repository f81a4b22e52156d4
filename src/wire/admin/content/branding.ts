import type { z } from 'zod'
import type { SavedBranding } from '#shop/branding/branding.ts'
import { tonesOf } from '#shop/branding/tones.ts'
import type { AdminBranding } from './branding.schema.ts'

export function encodeBranding({
  logo,
  colours,
  version,
}: SavedBranding): z.infer<typeof AdminBranding> {
  const { brand, marigold } = tonesOf(colours)
  return {
    logo: logo && {
      image: logo.path,
      width: logo.width,
      height: logo.height,
      isLight: logo.isLight,
    },
    colours,
    shown: { brand: brand.day, accent: marigold.day },
    version,
  }
}
