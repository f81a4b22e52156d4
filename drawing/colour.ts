/** Colours are mixed in OKLCH, so that a shade of yellow stays warm and does not turn to mud. */
type Lch = { l: number; c: number; h: number }

export const cream = '#fff5df'
export const ink = '#17302a'
export const marigold = '#f7a81b'
export const leaf = '#0f6b4b'

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

function channels(hex: string): [number, number, number] {
  const long = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex
  const at = (i: number) => Number.parseInt(long.slice(i, i + 2), 16) / 255
  return [at(1), at(3), at(5)]
}

export function lch(hex: string): Lch {
  const [r, g, b] = channels(hex).map(toLinear) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(A, B),
    h: Math.atan2(B, A),
  }
}

export function hex({ l, c, h }: Lch): string {
  const A = c * Math.cos(h)
  const B = c * Math.sin(h)
  const L = (l + 0.3963377774 * A + 0.2158037573 * B) ** 3
  const M = (l - 0.1055613458 * A - 0.0638541728 * B) ** 3
  const S = (l - 0.0894841775 * A - 1.291485548 * B) ** 3
  const rgb = [
    4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S,
    -1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S,
    -0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S,
  ]
  const byte = (v: number) => Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, v)))) * 255)
  return `#${rgb.map((v) => byte(v).toString(16).padStart(2, '0')).join('')}`
}

export function mix(from: string, to: string, t: number): string {
  const a = channels(from).map(toLinear)
  const b = channels(to).map(toLinear)
  const parts = a.map((v, i) => toGamma(v + ((b[i] ?? v) - v) * t))
  return `#${parts
    .map((v) =>
      Math.round(v * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Shadows lean a little to blue, light a little to yellow: one sun over all pictures. */
export function darker(colour: string, by = 0.1): string {
  const { l, c, h } = lch(colour)
  return hex({
    l: Math.max(0.12, l - by),
    c: c * (l > 0.9 ? 1.6 : 0.98) + (c < 0.03 ? 0.008 : 0),
    h,
  })
}

export function lighter(colour: string, by = 0.08): string {
  const { l, c, h } = lch(colour)
  return hex({ l: Math.min(0.985, l + by), c: c * (1 - by * 0.8), h })
}

export const isLight = (colour: string) => lch(colour).l > 0.72

function luminance(colour: string): number {
  const [r, g, b] = channels(colour).map(toLinear) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export function contrast(a: string, b: string): number {
  const [hi, lo] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (hi + 0.05) / (lo + 0.05)
}

/** The first colour that can be read on the ground, or else the best of them. */
export function legible(on: string, ...wanted: string[]): string {
  const all = [...wanted, cream, ink]
  const first = all.find((colour) => contrast(on, colour) >= 3)
  return first ?? all.toSorted((a, b) => contrast(on, b) - contrast(on, a))[0] ?? ink
}

export function distance(a: string, b: string): number {
  const p = lch(a)
  const q = lch(b)
  const dx = p.c * Math.cos(p.h) - q.c * Math.cos(q.h)
  const dy = p.c * Math.sin(p.h) - q.c * Math.sin(q.h)
  return Math.hypot(p.l - q.l, dx, dy)
}
