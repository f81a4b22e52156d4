import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPack } from './pack.ts'

test.each([
  ['1 kg', 1000, 'g'],
  ['500g', 500, 'g'],
  ['0.25 kg', 250, 'g'],
  ['6 × 200 ml', 1200, 'ml'],
  ['6x200ml', 1200, 'ml'],
  ['6 * 200 ML', 1200, 'ml'],
  ['3x(3x125 g)', 1125, 'g'],
  ['1.5 Ltr', 1500, 'ml'],
  ['2 L', 2000, 'ml'],
  ['12 pcs', 12, 'pcs'],
  ['1 dozen', 12, 'pcs'],
  ['2 dozen', 24, 'pcs'],
  ['100 Tablets', 100, 'pcs'],
  ['250 mg', 0.25, 'g'],
  ['10 m', 10, 'm'],
  [' 1 kg ', 1000, 'g'],
  ['500 gms.', 500, 'g'],
])('%s holds %d %s', (text, amount, unit) =>
  expect(readPack(text)).toEqual({ text: text.trim(), amount, unit }),
)

test.each([
  ['1 l', '1 L'],
  ['1.5l', '1.5L'],
  ['6 x 1 l', '6 x 1 L'],
  ['1 ml', '1 ml'],
  ['5 gal', '5 gal'],
])('%s is written %s: a small l reads as a one', (text, written) =>
  expect(readPack(text).text).toBe(written),
)

test.each([
  ['Combo'],
  [''],
  ['kg'],
  ['0 g'],
  ['1 constructor'],
  ['1 __proto__'],
  ['1kg + 200 g'],
  ['-1 kg'],
  ['1,5 kg'],
  ['1 kg free 200 g'],
  ['½ kg'],
])('%s stays as words', (text) =>
  expect(readPack(text)).toEqual({ text, amount: null, unit: null }),
)

test('a pack is parsed with any spacing', () => {
  const spaces = fc.constantFrom('', ' ', '  ')
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 1, max: 5000 }),
      fc.constantFrom('g', 'ml', 'pcs'),
      spaces,
      spaces,
      (packs, amount, unit, before, after) => {
        expect(readPack(`${packs}${before}x${after}${amount}${after}${unit}`)).toMatchObject({
          amount: packs * amount,
          unit,
        })
      },
    ),
  )
  // Reading that took time with the square of the length would not end within the test's own limit.
  for (const long of ['1x(', '1 ']) expect(readPack(`${long.repeat(300_000)}g`).amount).toBeNull()
})
