import { type Colours, builtInColours, isSameColours } from './branding.ts'
import { contrast, hexOf, lighter, nearest, type Tone, toneOf } from './tone.ts'

type Scheme = 'day' | 'night'
type Pair = Record<Scheme, string>

/** Defaults of styles/colours.css for tokens derived from the shop's colours. */
export const builtInTones = {
  paper: { day: '#fbf7ec', night: '#0d1a17' },
  raised: { day: '#fffdf7', night: '#15261f' },
  sunk: { day: '#f3ecdc', night: '#09130f' },
  line: { day: '#e6dcc6', night: '#274037' },
  edge: { day: '#857a61', night: '#7f9a8d' },
  ink: { day: '#0f2f26', night: '#f7eeda' },
  soft: { day: '#4a5f55', night: '#b4c5b8' },
  link: { day: '#0b5a42', night: '#86dab4' },
  brand: { day: '#0e4a38', night: '#0b3a2c' },
  'brand-deep': { day: '#08352a', night: '#072a20' },
  'brand-line': { day: '#2b6a55', night: '#23604b' },
  'on-brand': { day: '#fdf6e3', night: '#fdf6e3' },
  'on-brand-soft': { day: '#c4dccf', night: '#bfd8cb' },
  bright: { day: '#f8ab1b', night: '#ffb833' },
  marigold: { day: '#f8ab1b', night: '#ffb833' },
  'marigold-deep': { day: '#eb9600', night: '#ffc85c' },
  'marigold-soft': { day: '#ffeec7', night: '#3c3013' },
  'on-marigold': { day: '#1f1a05', night: '#1f1a05' },
  'on-marigold-soft': { day: '#4d3500', night: '#ffd98a' },
} as const satisfies Record<string, Pair>
type ToneName = keyof typeof builtInTones
export type Tones = Record<ToneName, Pair>

/** Minimum contrast of text and of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
const text = 4.5
const drawn = 3
const leaf: Pair = { day: '#e0f3da', night: '#1b3a22' }
const cream = '#fffaf3'

/** Tokens for light and dark mode; shifts lightness until all text is readable. */
export function tonesOf(chosen: Colours | null): Tones {
  if (chosen === null || isSameColours(chosen, builtInColours)) return builtInTones
  const brand = toneOf(chosen.brand)
  const accent = toneOf(chosen.accent)
  const day = { ...groundsOf(brand, 'day'), ...brandOf(brand, 'day') }
  const night = { ...groundsOf(brand, 'night'), ...brandOf(darkened(day.brand), 'night') }
  const both = {
    day: { ...day, ...accentOf(accent, 'day', day) },
    night: { ...night, ...accentOf(accent, 'night', night) },
  }
  const links = { day: linkOf(brand, 'day', both.day), night: linkOf(brand, 'night', both.night) }
  const pairOf = (name: ToneName): Pair =>
    name === 'link' ? links : { day: both.day[name], night: both.night[name] }
  return Object.fromEntries(toneNames.map((name) => [name, pairOf(name)])) as Tones
}

export const toneNames = Object.keys(builtInTones) as ToneName[]

/** Darker brand for dark mode, still distinct from the page. */
function darkened(brand: string): Tone {
  const tone = toneOf(brand)
  return { ...tone, lightness: Math.max(0.24, tone.lightness - 0.055) }
}

/** Light-mode paper stays; ink and dark mode get a trace of the brand's hue. */
function groundsOf(brand: Tone, scheme: Scheme) {
  const breath = (name: ToneName) => {
    const own = builtInTones[name][scheme]
    if (scheme === 'day' ? !inks.has(name) : name === 'ink') return own
    const { lightness, chroma } = toneOf(own)
    return hexOf({ lightness, chroma: Math.min(chroma, brand.chroma), hue: brand.hue })
  }
  return {
    paper: breath('paper'),
    raised: breath('raised'),
    sunk: breath('sunk'),
    line: breath('line'),
    edge: breath('edge'),
    ink: breath('ink'),
    soft: breath('soft'),
  }
}
const inks: ReadonlySet<ToneName> = new Set(['ink', 'soft'])

/** Header and footer background, dark enough for light text. */
function brandOf(wanted: Tone, scheme: Scheme) {
  const onBrand = builtInTones['on-brand'][scheme]
  const soft = hexOf({ ...wanted, lightness: 0.87, chroma: Math.min(0.03, wanted.chroma) })
  const up = scheme === 'day' ? 0.11 : 0.13
  const brand = nearest(
    wanted,
    (hex) => contrast(onBrand, lighter(hex, up)) >= text && contrast(soft, hex) >= text,
  )
  return {
    brand,
    'brand-deep': lighter(brand, -0.07),
    'brand-line': lighter(brand, up),
    'on-brand': onBrand,
    'on-brand-soft': soft,
  }
}

type Around = ReturnType<typeof groundsOf> & ReturnType<typeof brandOf>

/** Accent as a text background, as a soft background, and on the brand colour. */
function accentOf(wanted: Tone, scheme: Scheme, around: Around) {
  const isDay = scheme === 'day'
  const stands = (hex: string) =>
    isDay || (contrast(hex, around.raised) >= drawn && contrast(hex, around.paper) >= drawn)
  const accent = nearest(wanted, (hex) => stands(hex) && deepOf(hex, wanted) !== null)
  const tinted = (lightness: number, maxChroma: number) => ({
    ...wanted,
    lightness,
    chroma: Math.min(maxChroma, wanted.chroma),
  })
  const soft = hexOf(isDay ? tinted(0.95, 0.055) : tinted(0.31, 0.045))
  return {
    marigold: accent,
    'on-marigold': onOf(accent, wanted),
    'marigold-deep': deepOf(accent, wanted) ?? accent,
    'marigold-soft': soft,
    'on-marigold-soft': nearest(
      tinted(isDay ? 0.36 : 0.9, 0.09),
      (hex) => contrast(hex, soft) >= text,
    ),
    bright: nearest(
      toneOf(accent),
      (hex) =>
        contrast(hex, around.brand) >= text &&
        contrast(hex, around['brand-deep']) >= text &&
        contrast(hex, around['brand-line']) >= drawn,
    ),
  }
}

/** Light text if it can reach the contrast (as on red), else dark. */
function onOf(accent: string, { hue, chroma }: Tone): string {
  if (contrast(cream, accent) >= 3.5) return cream
  return hexOf({ lightness: 0.2, chroma: Math.min(0.04, chroma), hue })
}

/** Hover shade with readable text; null: none exists. */
function deepOf(accent: string, wanted: Tone): string | null {
  const on = onOf(accent, wanted)
  if (contrast(on, accent) < text) return null
  return (
    [-0.055, 0.055]
      .map((by) => lighter(accent, by))
      .find((hex) => hex !== accent && contrast(on, hex) >= text) ?? null
  )
}

/** Readable on every page background. */
function linkOf(brand: Tone, scheme: Scheme, around: Around & { 'marigold-soft': string }): string {
  const grounds = [around.paper, around.raised, around.sunk, around['marigold-soft'], leaf[scheme]]
  const wanted =
    scheme === 'day'
      ? { ...brand, lightness: toneOf(around.brand).lightness + 0.05 }
      : { ...brand, lightness: 0.83, chroma: Math.min(0.12, brand.chroma) }
  return nearest(wanted, (hex) => grounds.every((ground) => contrast(hex, ground) >= text))
}
