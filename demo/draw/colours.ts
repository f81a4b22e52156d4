/** The named colours in which household goods come. */
const dyes: Record<string, string> = {
  red: '#cf3a31',
  maroon: '#7d1f2e',
  pink: '#ef9db4',
  rose: '#e57f98',
  peach: '#f6b492',
  orange: '#ee8027',
  yellow: '#f3c63c',
  marigold: '#f7a81b',
  mustard: '#d6a02a',
  cream: '#f7eccf',
  white: '#f6f4ec',
  green: '#2f8a54',
  mint: '#a9dcc3',
  olive: '#808a3b',
  teal: '#17857c',
  turquoise: '#2fb0ac',
  blue: '#2f6fb7',
  sky: '#86c1e6',
  navy: '#26396b',
  purple: '#7a4a9a',
  lilac: '#c3a6d8',
  brown: '#7c4f32',
  beige: '#dcc7a2',
  grey: '#9aa3a5',
  gray: '#9aa3a5',
  silver: '#c7cfd1',
  steel: '#b5c0c3',
  copper: '#b66a3c',
  gold: '#d9ab3f',
  black: '#2b2f31',
}

export const colourSlug = (name: string) => name.trim().toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** 'Bottle Green' is found by its last word that is a colour. */
export function colourNamed(name: string): string {
  const words = colourSlug(name).split('-').toReversed()
  const found = words.map((word) => dyes[word]).find((colour) => colour !== undefined)
  if (!found) throw new Error(`no paint is called ${name}: add it to demo/draw/colours.ts`)
  return found
}
