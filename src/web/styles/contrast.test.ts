import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { presets } from '#shop/branding/branding.ts'
import { contrast } from '#shop/branding/tone.ts'
import { builtInTones, toneNames, tonesOf } from '#shop/branding/tones.ts'

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
  ['link', 'marigold-soft', text],
  ['link', 'leaf-soft', text],
  ['ink', 'marigold-soft', text],
  ['on-brand', 'brand', text],
  ['on-brand', 'brand-deep', text],
  ['on-brand', 'brand-line', text],
  ['on-brand-soft', 'brand', text],
  ['on-brand-soft', 'brand-deep', text],
  ['bright', 'brand', text],
  ['bright', 'brand-deep', text],
  ['bright', 'brand-line', drawn],
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
  ['edge', 'leaf-soft', drawn],
]

const colours = read(readFileSync(new URL('./colours.css', import.meta.url), 'utf8'))

test.each(pairs)('%s on %s has a contrast of at least %f', (ink, ground, least) => {
  expect(tooFaint(colours, [[ink, ground, least]])).toEqual([])
})

const hexColour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const chosen = fc.record({ brand: hexColour, accent: hexColour })

test('any colours of an owner give readable text', () => {
  const extremes = ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#808080']
  const examples = extremes.flatMap((brand) => extremes.map((accent) => ({ brand, accent })))
  fc.assert(
    fc.property(chosen, (pair) => {
      expect(tooFaint(new Map([...colours, ...worn(pair)]), pairs)).toEqual([])
    }),
    { numRuns: 150, examples: [...Object.values(presets), ...examples].map((one) => [one]) },
  )
})

test('in the dark theme the accent differs from its surroundings', () => {
  fc.assert(
    fc.property(chosen, (pair) => {
      const { marigold, raised, paper } = tonesOf(pair)
      for (const { night } of [raised, paper])
        expect(contrast(marigold.night, night)).toBeGreaterThanOrEqual(drawn)
    }),
    { numRuns: 100 },
  )
})

test.each(Object.entries(presets))('the colours of %s are not adjusted', (_, preset) => {
  const { brand, marigold } = tonesOf(preset)
  expect({ brand: brand.day, accent: marigold.day }).toEqual(preset)
})

test('the default tones equal the style sheet', () => {
  for (const name of toneNames)
    expect([name, builtInTones[name]]).toEqual([name, colours.get(name)?.[0]])
})

test('unticked boxes have the edge of other fields', () => {
  const css = readFileSync(new URL('./reset.css', import.meta.url), 'utf8')
  expect(css).toMatch(
    /\[type='checkbox'\]:not\([^)]*\),[^{]*\[type='radio'\]:not\([^)]*\) \{[^}]*solid var\(--edge\)/,
  )
})

test('every colour of the table is there', () => {
  const missing = pairs
    .flatMap(([ink, ground]) => [ink, ground])
    .filter((name) => !colours.has(name))
  expect(missing).toEqual([])
})

type Table = ReadonlyMap<string, readonly { day: string; night: string }[]>

/** As the shop wears colours that are chosen. */
function worn(pair: { brand: string; accent: string }): Table {
  const tones = tonesOf(pair)
  return new Map(toneNames.map((name) => [name, [tones[name]]]))
}

function tooFaint(table: Table, of: typeof pairs): string[] {
  return of.flatMap(([ink, ground, least]) =>
    (['day', 'night'] as const).flatMap((scheme) =>
      (table.get(ink) ?? []).flatMap((one) =>
        (table.get(ground) ?? [])
          .filter((other) => contrast(one[scheme], other[scheme]) < least)
          .map((other) => `${ink} ${one[scheme]} on ${ground} ${other[scheme]}, ${scheme}`),
      ),
    ),
  )
}

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
