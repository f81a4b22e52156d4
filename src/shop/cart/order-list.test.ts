import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxQuantity } from '../pricing/wholesale-terms.ts'
import { type ListLine, maxLines, readOrderList } from './order-list.ts'

const one = (text: string) =>
  readOrderList(text).lines.map(({ wanted, quantity, doubt }: ListLine) => [
    wanted,
    quantity,
    ...(doubt === null ? [] : [doubt]),
  ])

test.each<[text: string, lines: (string | number)[][]]>([
  // product codes
  ['DE-MILK-1L, 12', [['DE-MILK-1L', 12]]],
  ['Chakki Atta,5', [['Chakki Atta', 5]]],
  ['  apples  ;  3 pcs ', [['apples', 3]]],
  ['Dum Chai, Loose Leaf\t24', [['Dum Chai, Loose Leaf', 24]]],
  ['Dum Chai, Loose Leaf, 24', [['Dum Chai, Loose Leaf', 24]]],
  ['"Dum Chai, Loose Leaf",24', [['Dum Chai, Loose Leaf', 24]]],
  ['"Tray 12"" wide"; 2', [['Tray 12" wide', 2]]],
  ['Tray 12" wide, 2', [['Tray 12" wide', 2]]],
  ['17, 3', [['17', 3]]],
  ['12, Chakki Atta', [['Chakki Atta', 12]]],
  ['CHAI-1, Dum Chai, 4', [['CHAI-1, Dum Chai', 4]]],
  // in words
  ['3 x Chakki Atta', [['Chakki Atta', 3]]],
  ['3x Chakki Atta', [['Chakki Atta', 3]]],
  [
    '3 × Atta\n4* Chai',
    [
      ['Atta', 3],
      ['Chai', 4],
    ],
  ],
  ['Chakki Atta x 3', [['Chakki Atta', 3]]],
  ['Chakki Atta ×3', [['Chakki Atta', 3]]],
  ['17 x 3', [['3', 17]]],
  ['DE-MILK-1L 12', [['DE-MILK-1L', 12]]],
  ['apples, x4', [['apples', 4]]],
  ['apples, 4x', [['apples', 4]]],
  // a pack in a name is no quantity
  ['Soap 3x125 g', [['Soap 3 × 125 g', 1]]],
  ['Baby Wipes 3 x 72', [['Baby Wipes 3 × 72', 1]]],
  ['3x(3x125 g) Soap', [['Soap 3 × 3 × 125 g', 1]]],
  ['Basmati Rice 5', [['Basmati Rice', 5]]],
  ['Milk, 1 L', [['Milk 1 L', 1]]],
  ['Atta', [['Atta', 1]]],
  // with a heading
  [
    'sku,quantity\nCHAI-1,2\nATTA,3',
    [
      ['CHAI-1', 2],
      ['ATTA', 3],
    ],
  ],
  [
    '\ufeffSKU;Name;Qty\r\nCHAI-1;Dum Chai;2\r\n;Chakki Atta;3\r\n',
    [
      ['CHAI-1', 2],
      ['Chakki Atta', 3],
    ],
  ],
  [
    'Qty\tItem\n2\tDum Chai\n3\t17',
    [
      ['Dum Chai', 2],
      ['17', 3],
    ],
  ],
  ['Name,Price,Qty\n"Dum Chai, Loose Leaf",499,2', [['Dum Chai, Loose Leaf', 2]]],
  ['sku,qty\nATTA,some', [['ATTA', 1, 'unread']]],
  [
    'product\nAtta\nChai',
    [
      ['Atta', 1],
      ['Chai', 1],
    ],
  ],
  // amounts
  ['a; 1,200', [['a', maxQuantity, 'cut']]],
  ['a, 12.00', [['a', 12]]],
  ['a, 2.5', [['a', 2, 'unread']]],
  ['a, -3', [['a', 1, 'unread']]],
  ['a, 1000', [['a', maxQuantity, 'cut']]],
  ['99999999 x a', [['a', maxQuantity, 'cut']]],
  // empty lists
  ['', []],
  [' \n\t\n,;\n""', []],
  ['sku,qty', []],
  [', 5', [['5', 1]]],
])('%j', (text, lines) => expect(one(text)).toEqual(lines))

test('lines without a quantity are counted and ignored', () => {
  expect(readOrderList('sku,name,qty\nA,Atta,2\nB,Besan,\nC,Chai,0')).toMatchObject({
    lines: [{ wanted: 'A', quantity: 2 }],
    unwanted: 2,
  })
  expect(readOrderList('Chai, 0\nAtta, 2')).toMatchObject({
    lines: [{ wanted: 'Atta' }],
    unwanted: 1,
  })
})

test('a list takes two hundred lines and says how many are beyond', () => {
  const { lines, beyond } = readOrderList(
    Array.from({ length: 230 }, (_, index) => `P-${index}, 2`).join('\n'),
  )
  expect([lines.length, beyond, lines.at(-1)?.wanted]).toEqual([maxLines, 30, 'P-199'])
})

const signs = fc.string({
  unit: fc.constantFrom(
    'a',
    '7',
    '0',
    ',',
    ';',
    '\t',
    '"',
    '\n',
    '\r',
    ' ',
    'x',
    '×',
    '*',
    '-',
    '.',
    '(',
    'qty',
    'sku',
    '\u0000',
    '\ud800',
    '\u2028',
  ),
  maxLength: 200,
})

test('any text gives named lines with whole quantities from 1 to the maximum, and no error', () => {
  fc.assert(
    fc.property(fc.oneof(signs, fc.string({ unit: 'binary', maxLength: 400 })), (text) => {
      const { lines, unwanted, beyond } = readOrderList(text)
      for (const { wanted, quantity } of lines) {
        expect(wanted).toBe(wanted.trim())
        expect(wanted.isWellFormed() && wanted.length > 0 && wanted.length <= 200).toBe(true)
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity).toBe(true)
      }
      expect(Math.min(unwanted, beyond)).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 2000 },
  )
})

const names = fc.stringMatching(/^[A-Z]{2}-[A-Z]{3,8}$/)

test('an order list is read back from every format', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(names, fc.integer({ min: 1, max: maxQuantity })), { maxLength: 50 }),
      fc.constantFrom(', ', ';', '\t', ' x ', ' '),
      (items, between) => {
        const text = items.map(([name, quantity]) => name + between + quantity).join('\r\n')
        expect(readOrderList(text).lines).toMatchObject(
          items.map(([wanted, quantity]) => ({ wanted, quantity, doubt: null })),
        )
      },
    ),
  )
})

test('a number without a quantity beside it is never dropped: it is a quantity or stays a word', () => {
  const part = fc.oneof(fc.constantFrom('sugar', 'x', '-', 'pcs', '5 kg', '('), fc.nat(998))
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 7 }), (parts) => {
      const [line] = readOrderList(`sugar ${parts.join(' ')}`).lines
      if (line === undefined) return
      const numbers = parts.filter((one) => typeof one === 'number')
      const kept = `${line.wanted} ${line.quantity}`.match(/\d+/g) ?? []
      for (const number of numbers)
        expect([line.wanted, kept.map(Number).includes(number) || number === 0]).toEqual([
          line.wanted,
          true,
        ])
    }),
    { numRuns: 500 },
  )
})

test.each<[what: string, text: string, lines: unknown[]]>([
  ['in order', '1) sugar 5kg 4\n2) oil 3 l 6', [['sugar 5 kg', 4], ['oil 3 L', 6]]],
  ['with stops', '1. sugar\n2. oil 6\n3.salt', [['sugar', 1], ['oil', 6], ['salt', 1]]],
  ['alone', '2. oil', [['oil', 1, 'guess']]],
  ['that looks negative', '-5 sugar\noil 2', [['sugar', 5, 'guess'], ['oil', 2]]],
  ['behind dashes of a list', '-5 sugar\n-2 oil', [['sugar', 5], ['oil', 2]]],
  ['alone with a dash', '3 - oil', [['oil', 1, 'guess']]],
  ['with dashes', '1 - sugar\n2 - oil 6\n3 – salt', [['sugar', 1], ['oil', 6], ['salt', 1]]],
  ['of unknown words', '1. blargh\n2) sugar\n3 - oil', [['blargh', 1], ['sugar', 1], ['oil', 1]]],
  ['or quantities with dashes', '4 - sugar\n2 - oil', [['sugar', 4], ['oil', 2]]],
  ['bare', '1 sugar 5kg 4\n2 oil 6', [['sugar 5 kg', 4], ['oil', 6]]],
  ['a first column', '1\tSugar\t5 kg\t4\n2\tOil\t\t6', [['Sugar 5 kg', 4], ['Oil', 6]]],
  ['or quantities', '1 sugar\n2 oil\n3 salt', [['sugar', 1, 'guess'], ['oil', 2, 'guess'], ['salt', 3, 'guess']]],
  ['quantities', '4 sugar\n2 oil', [['sugar', 4], ['oil', 2]]],
  ['bullets', '• sugar 5kg 4\n- oil - 6\n* 3 salt\n☐ 2 x tea', [['sugar 5 kg', 4], ['oil', 6], ['salt', 3], ['tea', 2]]],
])('numbering, %s', (_, text, lines) => expect(one(text)).toEqual(lines)) // prettier-ignore

test('a line that is too long is cut and says so, and control signs are no text', () => {
  const [long] = readOrderList('a'.repeat(10_000)).lines
  expect([long?.wanted.length, long?.doubt]).toEqual([200, 'long'])
  expect(one('su\u0000gar\u0007 5kg\u200b 4')).toEqual([['su gar 5 kg', 4]])
})

test('ten thousand lines are read in bounded time, and those beyond are counted', () => {
  const { lines, beyond } = readOrderList('10 chakki atta 20 kg\n'.repeat(10_000))
  expect([lines.length, beyond]).toEqual([maxLines, 10_000 - maxLines])
})

test('a long line of one repeated character is read quickly', () => {
  for (const sign of [
    ' ',
    ',',
    '"',
    '",',
    '1',
    'x',
    ' x ',
    '1,',
    '-',
    '1 ',
    '1 x ',
    '½ ',
    '(',
    '5kg',
  ])
    expect(readOrderList(sign.repeat(200_000 / sign.length)).lines.length).toBeLessThan(2)
})
