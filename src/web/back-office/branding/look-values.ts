import { builtInColours, type Colours, type Branding } from '#shop/branding/branding.ts'
import type { Answer } from '#wire/calls.ts'
import { lookStyle, lookStyleId } from '../../app/document/look-parts.ts'

export type StaffLook = Answer<'adminLook'>['data']

/** Colours are chosen as a pair: a merge must not mix two pairs. */
export type LookValues = { colours: string }

export const valuesOf = ({ colours }: StaffLook): LookValues => ({
  colours: textOf(colours ?? builtInColours),
})

export const textOf = ({ brand, accent }: Colours): string => `${brand} ${accent}`

export function coloursIn(text: string): Colours {
  const [brand = builtInColours.brand, accent = builtInColours.accent] = text.split(' ')
  return { brand, accent }
}

const lookOf = ({ logo, colours }: StaffLook): Branding => ({
  logo: logo && { path: logo.image, width: logo.width, height: logo.height, isLight: logo.isLight },
  colours,
})

/** Applies the branding to the open page at once. */
export function wear(look: StaffLook) {
  const style = document.getElementById(lookStyleId) ?? document.createElement('style')
  style.id = lookStyleId
  style.textContent = lookStyle(lookOf(look))
  document.head.append(style)
}
