import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'
import { hex, lch } from './colour.ts'
import { own } from './own/all.ts'
import { group, n } from './svg.ts'

/** Fluent Emoji flat, MIT, by Microsoft: see demo/ICONS-LICENSE.md. 'own:torch#2b2f31' is ours, painted. */
const Icons = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) })
const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json')
const { icons } = Icons.parse(JSON.parse(readFileSync(file, 'utf8')))

function body(name: string): string {
  const [plain = '', paint] = name.split('#')
  const drawn = own[plain]
  if (drawn) return drawn(paint && `#${paint}`)
  const found = icons[name]
  if (!found) throw new Error(`there is no icon named ${name}`)
  return calmed(found.body, name)
    .replace(/ id="([^"]+)"/g, ` id="${name}-$1"`)
    .replace(/url\(#/g, `url(#${name}-`)
}

const degrees = Math.PI / 180
const sumOf = (name: string) => [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)

/** The set's greens are those of a screen: here they are those of leaves, and of each plant a little its own. */
function calmed(text: string, name: string): string {
  const own = ((sumOf(name) % 4) - 2) * 4
  return text.replace(/"(#[0-9a-f]{3,6})"/gi, (whole, fill: string) => {
    const { l, c, h } = lch(fill)
    const hue = h / degrees
    if (hue < 115 || hue > 172 || c < 0.1) return whole
    const leafy = hue < 130 ? hue - 5 + own / 2 : 130 + own + (hue - 130) * 0.25
    return `"${hex({ l: l * 0.93, c: Math.max(0.1, c * 0.78), h: leafy * degrees })}"`
  })
}

/** The same icon in other colours: every fill near `from` moves as far as `from` moves to `to`. */
export type Dye = { from: string; to: string }

function dyed(text: string, { from, to }: Dye): string {
  const a = lch(from)
  const b = lch(to)
  return text.replace(/"(#[0-9a-f]{3,6})"/gi, (whole, fill: string) => {
    const { l, c, h } = lch(fill)
    const apart = Math.abs(Math.atan2(Math.sin(h - a.h), Math.cos(h - a.h)))
    if (apart > 0.55 || c < 0.02) return whole
    return `"${hex({ l: Math.min(0.99, l + b.l - a.l), c: c * (b.c / a.c), h: h + b.h - a.h })}"`
  })
}

type Place = {
  x: number
  y: number
  size: number
  turn?: number
  lift?: 'lift' | 'lift-big'
  dye?: Dye | undefined
}

/** An icon with its middle at x, y. */
export function icon(name: string, { x, y, size, turn = 0, lift, dye }: Place): string {
  const scale = Math.round((size / 32) * 1000) / 1000
  const turned = turn === 0 ? '' : ` rotate(${n(turn)})`
  const drawn = group(dye ? dyed(body(name), dye) : body(name), {
    transform: `translate(${n(x)} ${n(y)})${turned} scale(${scale}) translate(-16 -16)`,
  })
  return lift ? group(drawn, { filter: `url(#${lift})` }) : drawn
}

/** Roughly the colour that an icon has as a whole: its first fills weigh most, as they lie below. */
export function tone(name: string, dye?: Dye): string {
  const text = dye ? dyed(body(name), dye) : body(name)
  const fills = [...text.matchAll(/fill="(#[0-9a-f]{3,6})"/gi)].map((match) => match[1] ?? '')
  const weighed = fills.slice(0, 4).map((fill, i) => ({ ...lch(fill), weight: 1 / (i + 1) }))
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0) || 1
  const mean = (of: (c: { l: number; c: number; h: number }) => number) =>
    weighed.reduce((sum, colour) => sum + of(colour) * colour.weight, 0) / whole
  const a = mean(({ c, h }) => c * Math.cos(h))
  const b = mean(({ c, h }) => c * Math.sin(h))
  return hex({ l: mean(({ l }) => l), c: Math.hypot(a, b), h: Math.atan2(b, a) })
}

/** How far below its middle an icon ends: most fill their field. */
const feet: Record<string, number> = {
  'own:karahi': 0.32,
  'own:flask': 0.44,
  'own:samosa': 0.42,
  'balance-scale': 0.44,
  'shallow-pan-of-food': 0.4,
}

export const foot = (name: string) => feet[name.split('#')[0] ?? ''] ?? 0.45
