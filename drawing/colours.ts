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
  charcoal: '#3c4245',
  lavender: '#b9a3d8',
  coral: '#ee7a63',
  terracotta: '#c2623e',
  brick: '#b0452f',
  pistachio: '#b5cf7f',
  lemon: '#f5dd55',
  lime: '#a5cb3f',
  slate: '#5d6d78',
  ivory: '#f6efdc',
  tan: '#c9a26b',
  wine: '#6e1f3a',
  jade: '#3f9c7c',
  mango: '#f7b02c',
  plum: '#713a63',
  indigo: '#38417f',
  aqua: '#7fd0d3',
  sand: '#dfcba3',
  leaf: '#4f9a45',
  peacock: '#1d7f8c',
  roses: '#d64f6b',
  chevrons: '#eda41f',
  daylight: '#d5e9f6',
  'warm-white': '#fbdf97',
  'sky-blue': '#86c1e6',
  'mango-yellow': '#f7b72c',
  'bottle-green': '#14583f',
}

export const colourSlug = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')

/** 'Bottle Green' is found by its last word that is a colour. */
export function colourNamed(name: string): string {
  const slug = colourSlug(name)
  const words = [slug, ...slug.split('-').toReversed()]
  const found = words.map((word) => dyes[word]).find((colour) => colour !== undefined)
  if (!found) throw new Error(`no paint is called ${name}: add it to drawing/colours.ts`)
  return found
}
