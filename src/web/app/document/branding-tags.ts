import { isWide, type Logo, type Branding, logoVersion } from '#shop/branding/branding.ts'
import { builtInTones, toneNames, type Tones, tonesOf } from '#shop/branding/tones.ts'

type BrandingTags = {
  style: string
  icons: readonly string[]
  colours: { day: string; night: string }
}

export const brandingStyleId = 'branding'

// Cached: many pages are rendered between two changes of the branding.
let last: { branding: Branding; tags: BrandingTags } | null = null

export function brandingTagsOf(branding: Branding): BrandingTags {
  if (last?.branding !== branding) last = { branding, tags: tagsOf(branding) }
  return last.tags
}

const tagsOf = (branding: Branding): BrandingTags => {
  const style = brandingStyle(branding)
  const { brand } = tonesOf(branding.colours)
  return {
    style: style && `<style id="${brandingStyleId}">${style}</style>`,
    icons: branding.logo === null ? builtInIcons : iconsOf(branding.logo),
    colours: branding.colours === null ? { day: '#fbf7ec', night: '#0d1a16' } : brand,
  }
}

const builtInIcons = [
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/touch-icon.png">',
]

const iconsOf = (logo: Logo) => [
  `<link rel="icon" href="/media/${logoVersion(logo, '64')}" type="image/png" sizes="64x64">`,
  `<link rel="apple-touch-icon" href="/media/${logoVersion(logo, '180')}">`,
]

export const brandingStyle = ({ logo, colours }: Branding): string =>
  (colours === null ? '' : tonesStyle(tonesOf(colours))) + (logo === null ? '' : logoStyle(logo))

// Fallback for browsers without `light-dark()`: one of the two properties is empty and the other invalid, depending on the theme.
const [byDay, byNight] = ['--day:initial;--night: ', '--day: ;--night:initial']

function tonesStyle(tones: Tones): string {
  const changed = toneNames.flatMap((name) => {
    const { day, night } = tones[name]
    const own = builtInTones[name]
    if (day === own.day && night === own.night) return []
    return `--${name}:${day === night ? day : `var(--day,${day})var(--night,${night})`}`
  })
  return (
    `:root:root{${[byDay, ...changed].join(';')}}` +
    `@media(prefers-color-scheme:dark){:root:root:not([data-theme=light]){${byNight}}}` +
    `:root:root[data-theme=dark]{${byNight}}`
  )
}

const highest = { small: 2, large: 2.5 }
const maxRatio = 4
const margin = 0.25

/** Replaces the flower. A light logo needs the brand colour behind it, others paper. */
function logoStyle(logo: Logo): string {
  const ratio = Math.min(maxRatio, logo.width / logo.height)
  const wide = (height: number) => `${round((height - 2 * margin) * ratio + 2 * margin)}rem`
  const ground = logo.isLight ? 'var(--brand)' : '#fffdf7'
  const size = (height: number) => `inline-size:${wide(height)};block-size:${height}rem`
  return (
    `.logo>svg{display:none}` +
    `.logo::before,.office-title::before{content:"";flex:none;${size(highest.small)};max-inline-size:7rem;` +
    `padding:${margin}rem;border-radius:.5rem;background:${ground} url(/media/${logo.path}) center/contain no-repeat;background-origin:content-box}` +
    `.office-title{white-space:nowrap}.office-title::before{margin-inline-end:.5rem;max-inline-size:4rem}` +
    `@media(min-width:48rem){.office-title::before{max-inline-size:7rem}}` +
    `@media(min-width:71.875rem){.logo::before{${size(highest.large)};max-inline-size:none}}` +
    (isWide(logo)
      ? '.logo>span{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}'
      : '')
  )
}

const round = (value: number) => Math.round(value * 1000) / 1000
