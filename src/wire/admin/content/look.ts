import type { z } from 'zod'
import type { SavedBranding } from '#shop/branding/branding.ts'
import { tonesOf } from '#shop/branding/tones.ts'
import type { AdminLook } from './look.schema.ts'

export function encodeLook({ logo, colours, version }: SavedBranding): z.infer<typeof AdminLook> {
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
