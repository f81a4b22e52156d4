import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Every pair in which the shop writes, by day and by night (WCAG 2.2, 1.4.3 and 1.4.11).
const text = 4.5
const drawn = 3

const pairs: readonly [ink: string, ground: string, least: number][] = [
  ['ink', 'paper', text],
  ['ink', 'raised', text],
  ['ink', 'sunk', text],
  ['ink', 'tint', text],
  ['soft', 'paper', text],
  ['soft', 'raised', text],
  ['soft', 'sunk', text],
  ['link', 'paper', text],
  ['link', 'raised', text],
  ['link', 'sunk', text],
  ['on-brand', 'brand', text],
  ['on-brand', 'brand-deep', text],
  ['on-brand', 'brand-line', text],
  ['on-brand-soft', 'brand', text],
  ['on-brand-soft', 'brand-deep', text],
  ['marigold', 'brand', text],
  ['on-marigold', 'marigold', text],
  ['on-marigold', 'marigold-deep', text],
  ['on-marigold-soft', 'marigold-soft', text],
  ['on-tomato', 'tomato', text],
  ['heart', 'raised', text],
  ['tomato-ink', 'raised', text],
  ['tomato-ink', 'paper', text],
  ['tomato-ink', 'tomato-soft', text],
  ['leaf-ink', 'paper', text],
  ['leaf-ink', 'raised', text],
  ['leaf-ink', 'leaf-soft', text],
  ['ink', 'leaf-soft', text],
  ['soft', 'leaf-soft', text],
  ['edge', 'paper', drawn],
  ['edge', 'raised', drawn],
]

const colours = read(readFileSync(new URL('./colours.css', import.meta.url), 'utf8'))

test.each(pairs)('%s on %s has a contrast of at least %f', (ink, ground, least) => {
  for (const scheme of ['day', 'night'] as const) {
    for (const one of colours.get(ink) ?? []) {
      for (const other of colours.get(ground) ?? []) {
        expect(
          contrast(one[scheme], other[scheme]),
          `${scheme}: ${one[scheme]}, ${other[scheme]}`,
        ).toBeGreaterThanOrEqual(least)
      }
    }
  }
})

test('every colour of the table is there', () => {
  const missing = pairs
    .flatMap(([ink, ground]) => [ink, ground])
    .filter((name) => !colours.has(name))
  expect(missing).toEqual([])
})

/** A name may have several values: `tint` has one for each kind of shelf. */
function read(css: string) {
  const found = new Map<string, { day: string; night: string }[]>()
  for (const [, name = '', day = '', night = ''] of css.matchAll(
    /--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g,
  )) {
    found.set(name, [...(found.get(name) ?? []), { day, night }])
  }
  return found
}

function contrast(one: string, other: string) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
