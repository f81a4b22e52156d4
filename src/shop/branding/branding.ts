/** `#rrggbb`. `brand`: header and links; `accent`: buttons. */
export type Colours = { brand: string; accent: string }

/** `path`: in the media folder. `isLight`: for dark backgrounds. */
export type Logo = { path: string; width: number; height: number; isLight: boolean }

/** null: built-in. */
export type Branding = { logo: Logo | null; colours: Colours | null }
export type SavedBranding = Branding & { version: number }

export const builtInBranding: SavedBranding = { logo: null, colours: null, version: 0 }

/** Bottle green and marigold, as in the style sheet. */
export const builtInColours: Colours = { brand: '#0e4a38', accent: '#f8ab1b' }

/** Matching pairs; the first is built in. */
export const presets = {
  bazaar: builtInColours,
  sea: { brand: '#0b3f5c', accent: '#ff9466' },
  berry: { brand: '#4a1942', accent: '#f7c948' },
  brick: { brand: '#7a1f1a', accent: '#ffd27a' },
  indigo: { brand: '#27307f', accent: '#7ed6a5' },
  coal: { brand: '#262a30', accent: '#d92f3a' },
} as const satisfies Record<string, Colours>
export type Preset = keyof typeof presets

export const isSameColours = (one: Colours, other: Colours): boolean =>
  one.brand === other.brand && one.accent === other.accent

/** Lower case; null for the built-in ones. */
export function chosenColours(colours: Colours | null): Colours | null {
  if (colours === null) return null
  const { brand, accent } = colours
  const chosen = { brand: brand.toLowerCase(), accent: accent.toLowerCase() }
  return isSameColours(chosen, builtInColours) ? null : chosen
}

/** From this aspect ratio a logo contains the shop's name and stands alone. */
const wide = 1.8
export const isWide = ({ width, height }: Pick<Logo, 'width' | 'height'>): boolean =>
  width >= wide * height

/** Scales down to fit, keeping proportions; never enlarges. */
export function fitted(
  { width, height }: Pick<Logo, 'width' | 'height'>,
  room: { width: number; height: number },
) {
  const scale = Math.min(1, room.width / width, room.height / height)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

const versions = ['mail', '64', '180', '192', '512', 'maskable'] as const
export type LogoVersion = (typeof versions)[number]

/** PNG path, for e-mails and icons, which don't take WebP. */
export const logoVersion = ({ path }: Pick<Logo, 'path'>, version: LogoVersion): string =>
  path.replace(/\.webp$/, `@${version}.png`)

export const filesOfLogo = (path: string): string[] => [
  path,
  ...versions.map((version) => logoVersion({ path }, version)),
]
