import { builtInColours, type Colours, type Branding } from '#shop/branding/branding.ts'
import type { Answer } from '#wire/calls.ts'
import { brandingStyle, brandingStyleId } from '../../app/document/branding-tags.ts'

export type StaffBranding = Answer<'adminBranding'>['data']

/** Colours are chosen as a pair: a merge must not mix two pairs. */
export type BrandingValues = { colours: string }

export const valuesOf = ({ colours }: StaffBranding): BrandingValues => ({
  colours: textOf(colours ?? builtInColours),
})

export const textOf = ({ brand, accent }: Colours): string => `${brand} ${accent}`

export function coloursIn(text: string): Colours {
  const [brand = builtInColours.brand, accent = builtInColours.accent] = text.split(' ')
  return { brand, accent }
}

const brandingOf = ({ logo, colours }: StaffBranding): Branding => ({
  logo: logo && { path: logo.image, width: logo.width, height: logo.height, isLight: logo.isLight },
  colours,
})

/** Applies the branding to the open page at once. */
export function applyBranding(branding: StaffBranding) {
  const style = document.getElementById(brandingStyleId) ?? document.createElement('style')
  style.id = brandingStyleId
  style.textContent = brandingStyle(brandingOf(branding))
  document.head.append(style)
}
