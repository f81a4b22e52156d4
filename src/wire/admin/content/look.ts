import type { z } from 'zod'
import type { SavedLook } from '#shop/look/look.ts'
import { tonesOf } from '#shop/look/tones.ts'
import type { AdminLook } from './look.schema.ts'

export function encodeLook({ logo, colours, version }: SavedLook): z.infer<typeof AdminLook> {
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
