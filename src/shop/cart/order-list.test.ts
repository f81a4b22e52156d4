import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxQuantity } from '../pricing/wholesale-terms.ts'
import { type ListLine, mostLines, readOrderList } from './order-list.ts'

const one = (text: string) =>
  readOrderList(text).lines.map(({ wanted, quantity, doubt }: ListLine) => [
    wanted,
    quantity,
    ...(doubt === null ? [] : [doubt]),
  ])

test.each<[text: string, lines: (string | number)[][]]>([
  // as it is asked for
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
  ['Soap 3x125 g', [['Soap 3x125 g', 1]]],
  ['Baby Wipes 3 x 72', [['Baby Wipes 3 x 72', 1]]],
  ['3x(3x125 g) Soap', [['3x(3x125 g) Soap', 1]]],
  ['Basmati Rice 5', [['Basmati Rice 5', 1]]],
  ['Milk, 1 L', [['Milk, 1 L', 1]]],
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
  // nothing at all
  ['', []],
  [' \n\t\n,;\n""', []],
  ['sku,qty', []],
  [', 5', [['5', 1]]],
])('%j', (text, lines) => expect(one(text)).toEqual(lines))

test('lines that are not wanted today are counted, not taken', () => {
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
  expect([lines.length, beyond, lines.at(-1)?.wanted]).toEqual([mostLines, 30, 'P-199'])
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

test('whatever is typed: never an error, named lines, whole quantities from 1 to the most', () => {
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

test('what is written is read back, whichever way it is written', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(names, fc.integer({ min: 1, max: maxQuantity })), { maxLength: 50 }),
      fc.constantFrom(', ', ';', '\t', ' x ', ' '),
      (items, between) => {
        const text = items.map(([name, quantity]) => name + between + quantity).join('\r\n')
        expect(readOrderList(text).lines).toEqual(
          items.map(([wanted, quantity]) => ({ wanted, quantity, doubt: null })),
        )
      },
    ),
  )
})

test('a long line of one sign is read at once', () => {
  const started = performance.now()
  for (const sign of [' ', ',', '"', '",', '1', 'x', ' x ', '1,', '-'])
    readOrderList(sign.repeat(200_000 / sign.length))
  expect(performance.now() - started).toBeLessThan(2000)
})
