import { expect, test } from 'vitest'
import { readWords } from './read-words.ts'

const read = (line: string) => {
  const [first] = readWords(line).readings
  return first && [first.quantity, first.text, first.size]
}

test.each<[line: string, quantity: number, text: string, size: string | null]>([
  // the quantity before, after and between
  ['10 chakki atta 20 kg', 10, 'chakki atta', '20 kg'],
  ['sugar 5kg 4', 4, 'sugar', '5 kg'],
  ['sugar 4 5kg', 4, 'sugar', '5 kg'],
  ['5kg sugar 4', 4, 'sugar', '5 kg'],
  ['5kg 4 sugar', 4, 'sugar', '5 kg'],
  ['4 5kg sugar', 4, 'sugar', '5 kg'],
  ['4 sugar', 4, 'sugar', null],
  ['sugar 4', 4, 'sugar', null],
  ['sugar 5 kg', 1, 'sugar', '5 kg'],
  ['sugar5kg', 1, 'sugar', '5 kg'],
  ['chini1kg 4', 4, 'chini', '1 kg'],
  ['4 doodh1.5L', 4, 'doodh', '1.5 L'],
  ['vitamin b12', 1, 'vitamin b12', null],
  ['sugar', 1, 'sugar', null],
  // separators
  ['cooking oil - 6', 6, 'cooking oil', null],
  ['cooking oil – 6', 6, 'cooking oil', null],
  ['cooking oil -6', 6, 'cooking oil', null],
  ['oil-6', 6, 'oil', null],
  ['6 - oil', 6, 'oil', null],
  ['oil: 6', 6, 'oil', null],
  ['oil:6', 6, 'oil', null],
  ['oil = 6', 6, 'oil', null],
  ['oil x 6', 6, 'oil', null],
  ['oil x6', 6, 'oil', null],
  ['oil 6x', 6, 'oil', null],
  ['6x oil', 6, 'oil', null],
  ['6xOil', 6, 'Oil', null],
  ['oil × 6', 6, 'oil', null],
  ['oil*6', 6, 'oil', null],
  ['oil (6)', 6, 'oil', null],
  ['oil ..... 6', 6, 'oil', null],
  ['oil qty 6', 6, 'oil', null],
  ['oil 3 ltr qty: 6', 6, 'oil', '3 L'],
  ['sugar 5kg-4', 4, 'sugar', '5 kg'],
  ['sugar-5kg-4', 4, 'sugar', '5 kg'],
  ['sugar 5kg: 4', 4, 'sugar', '5 kg'],
  ['sugar 5kgx4', 4, 'sugar', '5 kg'],
  ['Surf Excel 1kg x 12', 12, 'Surf Excel', '1 kg'],
  ['4 x 5kg sugar', 4, 'sugar', '5 kg'],
  ['Atta (10 kg) - 3', 3, 'Atta', '10 kg'],
  // units
  ['sugar 1kg 5 pcs', 5, 'sugar', '1 kg'],
  ['sugar 1kg 5pcs', 5, 'sugar', '1 kg'],
  ['5 packs sugar 1kg', 5, 'sugar', '1 kg'],
  ['2 bags of sugar 5 kg', 2, 'sugar', '5 kg'],
  ['sugar 5kg 3 bags', 3, 'sugar', '5 kg'],
  ['cola 1.5 ltr 6 bottles', 6, 'cola', '1.5 L'],
  ['soap 2 dozen', 24, 'soap', null],
  ['half dozen soap', 6, 'soap', null],
  ['soap 1 darjan', 12, 'soap', null],
  ['چائے 4 عدد', 4, 'چائے', null],
  // sizes in words
  ['half kg zeera 3', 3, 'zeera', '500 g'],
  ['zeera aadha kilo 3', 3, 'zeera', '500 g'],
  ['3 pao zeera', 1, 'zeera', '750 g'],
  ['1.5 ltr cola 6', 6, 'cola', '1.5 L'],
  ['haldi 250 gm 12', 12, 'haldi', '250 g'],
  // Urdu and Arabic digits
  ['۴ چینی ۵ کلو', 4, 'چینی', '5 kg'],
  ['چینی ۵ کلو ٤', 4, 'چینی', '5 kg'],
  // packs of packs
  ['6 x 200 ml nectar', 6, 'nectar', '200 ml'],
  ['nectar 6x200ml', 1, 'nectar', '6 × 200 ml'],
  ['nectar 6x200ml 4', 4, 'nectar', '6 × 200 ml'],
  ['4 nectar 6 x 200 ml', 4, 'nectar', '6 × 200 ml'],
  ['baby wipes 3 x 72 5', 5, 'baby wipes 3 × 72', null],
  ['eggs 30 pcs 4', 4, 'eggs', '30 pcs'],
  ['tea bags 100 pcs x 3', 3, 'tea bags', '100 pcs'],
  // digits in the name, and codes
  ['7 Up 1.5 l 6', 6, '7 Up', '1.5 L'],
  ['7 x 7 Up 1.5 L', 7, '7 Up', '1.5 L'],
  ['12 x 3 in 1 coffee', 12, '3 in 1 coffee', null],
  ['4 × 50 50 biscuits', 4, '50 50 biscuits', null],
  ['3 x 72 wipes 5', 5, '3 × 72 wipes', null],
  ['7-up 1.5l 6', 6, '7-up', '1.5 L'],
  ['coffee 3 in 1 5', 5, 'coffee 3 in 1', null],
  ['LED bulb 12 w 6', 6, 'LED bulb 12 w', null],
  ['diapers small 3-6 kg 4', 4, 'diapers small 3-6 kg', null],
  ['4 tea bags', 4, 'tea bags', null],
  ['DE-MILK-1L 12', 12, 'DE-MILK-1L', null],
  ['de-milk-1l x 12', 12, 'de-milk-1l', null],
  ['ST-1 12', 12, 'ST-1', null],
])('%s', (line, ...expected) => expect(read(line)).toEqual(expected))

test.each<[line: string, ...readings: string[]]>([
  ['7 Up', '7 × Up', '1 × 7 Up'],
  ['ST-1', '1 × ST', '1 × ST-1'],
  ['eggs 12 pcs', '12 × eggs', '1 × eggs 12 pcs'],
  ['2 dozen eggs', '24 × eggs', '2 × eggs 12 pcs', '1 × eggs 24 pcs'],
  ['nectar 6x200ml', '1 × nectar 6 × 200 ml', '6 × nectar 200 ml'],
  ['cooking oil - 6', '6 × cooking oil'],
  ['spf 50 x 3', '1 × spf 50 × 3', '3 × spf 50'],
  ['coffee 3 in 1 x 2', '1 × coffee 3 in 1 × 2', '2 × coffee 3 in 1', '3 × coffee in 1 × 2'],
])('%s may mean %s', (line, ...readings) =>
  expect(
    readWords(line).readings.map(({ quantity, text, size }) =>
      `${quantity} × ${text} ${size ?? ''}`.trim(),
    ),
  ).toEqual(readings),
)

test('a carton of unknown size needs a check by the customer', () =>
  expect(['salt 5 ctn', '5 cartons salt', 'salt 5'].map((line) => readWords(line).doubt)).toEqual([
    'guess',
    'guess',
    null,
  ]))
