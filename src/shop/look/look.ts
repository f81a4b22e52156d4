/** What the owner chooses, as `#rrggbb`: the ground of the header and of links, and the loud colour of buttons. */
export type Colours = { brand: string; accent: string }

/** `path`: below the media folder. `isLight`: drawn for a dark ground. */
export type Logo = { path: string; width: number; height: number; isLight: boolean }

/** null: as the shop comes. */
export type Look = { logo: Logo | null; colours: Colours | null }
export type SavedLook = Look & { version: number }

export const builtInLook: SavedLook = { logo: null, colours: null, version: 0 }

/** Bottle green and marigold, as in the style sheet. */
export const builtInColours: Colours = { brand: '#0e4a38', accent: '#f8ab1b' }

/** Pairs that go well together; the first is the built-in one. */
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

/** In small letters; the built-in ones are no choice. */
export function chosenColours(colours: Colours | null): Colours | null {
  if (colours === null) return null
  const { brand, accent } = colours
  const chosen = { brand: brand.toLowerCase(), accent: accent.toLowerCase() }
  return isSameColours(chosen, builtInColours) ? null : chosen
}

/** From so much wider than high on, a logo has the shop's name in it and stands alone. */
const wide = 1.8
export const isWide = ({ width, height }: Pick<Logo, 'width' | 'height'>): boolean =>
  width >= wide * height

/** How large a picture is drawn within a room, in its own proportions and no larger than it is. */
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

/** The PNG of a logo for what takes no WebP: e-mails, and icons of so many pixels. */
export const logoVersion = ({ path }: Pick<Logo, 'path'>, version: LogoVersion): string =>
  path.replace(/\.webp$/, `@${version}.png`)

/** All files of a logo. */
export const filesOfLogo = (path: string): string[] => [
  path,
  ...versions.map((version) => logoVersion({ path }, version)),
]
