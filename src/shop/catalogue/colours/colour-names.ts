/** Colours that people have a word for, and what each looks like. */
const named: Readonly<Record<string, string>> = {
  Black: '#1c1c1c',
  Charcoal: '#41464b',
  Grey: '#8a8d91',
  Silver: '#c3c7cb',
  Steel: '#a9b2b8',
  White: '#ffffff',
  'Warm white': '#fff1d6',
  'Cool white': '#eef5fb',
  Cream: '#f7ecd0',
  Beige: '#dcc9a6',
  Brown: '#7a4a2b',
  Tan: '#c08e5c',
  Maroon: '#7b1e2e',
  Red: '#cf2b2b',
  'Tomato red': '#d8432e',
  Orange: '#ef7d1a',
  Peach: '#fbb98c',
  Gold: '#c9982f',
  Marigold: '#f2a61f',
  'Mango yellow': '#fbc02d',
  Yellow: '#f7d93a',
  Lime: '#a8cf38',
  Green: '#1f8f3a',
  Olive: '#757c35',
  'Bottle green': '#0c4a32',
  Pistachio: '#b7d59a',
  Mint: '#b5e4cf',
  Teal: '#12807c',
  Turquoise: '#3dbfc0',
  'Sky blue': '#7cc3ea',
  Blue: '#2b62c4',
  Navy: '#1d2c57',
  Purple: '#7d2a92',
  Lavender: '#c3aee0',
  Plum: '#5f2346',
  Magenta: '#c42b8a',
  Pink: '#f291b2',
  Rose: '#e0728f',
}

const byName = new Map(Object.entries(named).map(([name, hex]) => [name.toLowerCase(), hex]))

/** What a colour of that name looks like; of "Red handle" the words that are known. Null: nobody knows. */
export function swatchNamed(name: string): string | null {
  const words = name.toLowerCase().split(' ')
  const parts = words.map((_, index) => words.slice(0, words.length - index).join(' '))
  return parts.map((part) => byName.get(part)).find((hex) => hex !== undefined) ?? null
}

/** The name of the colour that looks most like this one (`#rrggbb`). */
export function nearestColourName(hex: string): string {
  const own = channels(hex)
  const far = Object.entries(named).map(
    ([name, other]) => [name, distance(own, channels(other))] as const,
  )
  return far.reduce((best, one) => (one[1] < best[1] ? one : best), ['', Infinity])[0]
}

type Channels = readonly [red: number, green: number, blue: number]

const channels = (hex: string): Channels => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

// Eyes tell greens apart better than blues, and reds better where there is much of it ("redmean").
function distance([r, g, b]: Channels, [r2, g2, b2]: Channels) {
  const mean = (r + r2) / 2
  return (
    (2 + mean / 256) * (r - r2) ** 2 + 4 * (g - g2) ** 2 + (2 + (255 - mean) / 256) * (b - b2) ** 2
  )
}
