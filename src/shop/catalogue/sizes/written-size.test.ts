import { expect, test } from 'vitest'
import { sizesIn } from './written-size.ts'

test.each<[text: string, ...sizes: string[]]>([
  ['chakki atta 20 kg', '20 kg'],
  ['sugar 5kg', '5 kg'],
  ['SUGAR 5KG', '5 kg'],
  ['500 ml', '500 ml'],
  ['1.5 ltr', '1.5 L'],
  ['3 litres', '3 L'],
  ['250 gm', '250 g'],
  ['250 gms.', '250 g'],
  ['100 grams', '100 g'],
  ['half kg', '500 g'],
  ['aadha kilo', '500 g'],
  ['adha kilo', '500 g'],
  ['آدھا کلو', '500 g'],
  ['20 کلو', '20 kg'],
  ['1/2 kg', '500 g'],
  ['½ kg', '500 g'],
  ['1½ kg', '1.5 kg'],
  ['1 1/2 kg', '1.5 kg'],
  ['1/2 l', '500 ml'],
  ['dhai kilo', '2.5 kg'],
  ['dedh litre', '1.5 L'],
  ['do kilo', '2 kg'],
  ['pao', '250 g'],
  ['aadha pao', '125 g'],
  ['teen pao', '750 g'],
  ['5-kg', '5 kg'],
  ['do g', '2 g'],
  ['dog food'],
  ['onel'],
  ['(10 kg)', '10 kg'],
  ['6 x 200 ml', '6 × 200 ml'],
  ['6x200ml', '6 × 200 ml'],
  ['3x(3x125 g)', '3 × 3 × 125 g'],
  ['5kgx4', '5 kg'],
  ['sugar-5kg-4', '5 kg'],
  ['1kg or 5kg', '1 kg', '5 kg'],
  ['12 pcs'],
  ['3-6 kg'],
  ['3–6 kg'],
  ['DE-MILK-1L'],
  ['de-milk-1l'],
  ['1 lemon'],
  ['kg'],
  ['0 kg'],
  ['chakki'],
])('%s: %s', (text, ...sizes) => expect(sizesIn(text).map(({ pack }) => pack.text)).toEqual(sizes))

test('pieces are a size where they are asked for', () =>
  expect(sizesIn('eggs 30 pcs', { counted: true })).toMatchObject([
    { pack: { amount: 30, unit: 'pcs' }, from: 5, to: 11 },
  ]))

test.each([
  ['dozen eggs', 12],
  ['2 dozen eggs', 24],
  ['half dozen anday', 6],
  ['ek darjan anday', 12],
  ['انڈے ایک درجن', 12],
])('%s: %i pieces', (text, amount) =>
  expect(sizesIn(text, { counted: true })).toMatchObject([{ pack: { amount, unit: 'pcs' } }]),
)

test('a long text of anything is read within the time of a test', () => {
  for (const sign of ['1', ' ', '1 ', '1x', '1 x ', '1/', '½', '(', 'kg', '5kg', '5kgx'])
    expect(sizesIn(sign.repeat(2000 / sign.length)).length).toBeLessThan(2000)
})
