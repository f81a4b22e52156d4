import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseReading, idsLike, matchCode, matchName } from '#shop/cart/match-line.ts'
import { readOrderList } from '#shop/cart/order-list.ts'
import { readPack } from '#shop/catalogue/sizes/pack.ts'
import { makeSearchIndex } from '#shop/search/indexed/search-index.ts'
import { products } from './products.ts'

type Known = {
  id: string
  sku: string
  number: number
  name: string
  brand: string
  pack: ReturnType<typeof readPack>
}

/** The demo's products with one whose name has a digit; a test of the rules needs no database. */
const known: Known[] = [
  ...products.map(({ sku, name, brand, pack }) => ({ sku, name, brand, pack })),
  { sku: 'TC-7UP-1.5L', name: '7 Up', brand: 'Thandi Sarak', pack: '1.5 l' },
].map(({ sku, name, brand, pack }, at) => ({
  id: sku,
  sku,
  number: at + 1,
  name,
  brand,
  pack: readPack(pack),
}))
const byId = new Map(known.map((product) => [product.id, product]))
const search = makeSearchIndex()
for (const { id, number, name, brand } of known) {
  const [main = '', sub = '', item = ''] = products.find(({ sku }) => sku === id)?.category ?? []
  search.put({
    id,
    number,
    name,
    brand,
    description: '',
    main,
    sub,
    item,
    path: '',
    pack: { amount: null, unit: null },
    family: null,
  })
}

const match = (wanted: string) => {
  const code = byId.get(wanted.toUpperCase())
  const found = () => idsLike(search, wanted).flatMap((id) => byId.get(id) ?? [])
  return code ? matchCode(code) : matchName(wanted, found())
}

/** Every line of a list as the page has it: what goes into the cart, or why it needs a look. */
const check = (list: string) =>
  readOrderList(list).lines.map(({ wanted, quantity, otherwise, doubt }) => {
    const matched = (one: { wanted: string; quantity: number }) => ({ ...one, match: match(one.wanted) }) // prettier-ignore
    const { reading, quantities, sure, guess } = chooseReading(
      matched({ wanted, quantity }),
      otherwise.map(matched),
    )
    const [first] = reading.match.meant
    const mark = sure === 'none' ? 'not found' : (doubt ?? guess ?? (sure === 'unsure' ? 'choose' : '')) // prettier-ignore
    return [`${quantities[0] ?? reading.quantity} × ${first?.sku ?? '?'}`, mark]
      .filter(Boolean)
      .join(', ')
  })

test.each<[line: string, read: string]>([
  ['10 chakki atta 20 kg', '10 × FR-ATTA-CHAKKI-20KG'],
  ['Chakki Atta 10kg - 5', '5 × FR-ATTA-CHAKKI-10KG'],
  ['sugar 5kg 4', '4 × FR-SUGAR-5KG'],
  ['4 x 5kg sugar', '4 × FR-SUGAR-5KG'],
  ['5 sugar 5kg', '5 × FR-SUGAR-5KG'],
  ['cheeni 5 kilo 4', '4 × FR-SUGAR-5KG'],
  ['chini 1kg', '1 × FR-SUGAR-1KG'],
  ['chini1kg', '1 × FR-SUGAR-1KG'],
  ['cheeni5kg 4', '4 × FR-SUGAR-5KG'],
  ['sugar, 5kg, 4', '4 × FR-SUGAR-5KG'],
  ['FR-SUGAR-5KG\tSugar\t4', '4 × FR-SUGAR-5KG'],
  ['4\tSugar\t5 kg', '4 × FR-SUGAR-5KG'],
  ['Sugar\t4\t5 kg\tRs. 850', '4 × FR-SUGAR-5KG'],
  ['sugar 10 kg 2', '4 × FR-SUGAR-5KG, size'],
  ['onions 10kg', '2 × FV-ONION-5KG, size'],
  ['onions 7kg', '1 × FV-ONION-5KG, size'],
  ['salt 6', '6 × FR-SALT-800G, choose'],
  ['potato 10kg x 2', '4 × FV-POTATO-5KG, choose'],
  ['cashew 500 g', '1 × ?, not found'],
  ['sugar 4', '4 × FR-SUGAR-1KG, choose'],
  ['sugar 4-5kg', '1 × FR-SUGAR-5KG, choose'],
  ['sugar 5kg x 1200', '999 × FR-SUGAR-5KG, cut'],
  ['cooking oil - 6', '6 × OG-CANOLA-1L-POUCH, choose'],
  ['canola oil 3 ltr x 6', '6 × OG-CANOLA-3L'],
  ['7 Up 1.5 l 6', '6 × TC-7UP-1.5L'],
  ['7-up 1.5 ltr x 6', '6 × TC-7UP-1.5L'],
  ['7 x 7 Up 1.5 L', '7 × TC-7UP-1.5L'],
  ['7 up', '1 × TC-7UP-1.5L'],
  ['cola 1.5 6', '6 × TC-COLA-1.5L'],
  ['6 x 200 ml mango nectar', '6 × TC-MANGO-200ML, quantity'],
  ['mango nectar 6x200ml', '1 × TC-MANGO-6X200ML, quantity'],
  ['mango nectar 6x200ml 4', '4 × TC-MANGO-6X200ML'],
  ['neem soap 4x125g 6', '6 × PC-SOAP-NEEM-4X125G'],
  ['neem soap 2 dozen', '24 × PC-SOAP-NEEM-125G, choose'],
  ['2 dozen eggs', '2 × DE-EGGS-12'],
  ['farm eggs 30 pcs 4', '4 × DE-EGGS-30'],
  ['tea bags 100 pcs x 3', '3 × TC-TEABAGS-100'],
  ['4 tea bags', '4 × TC-TEABAGS-100, choose'],
  ['coffee 3 in 1 5', '5 × TC-3IN1-10'],
  ['12 x 3 in 1 coffee', '12 × TC-3IN1-10'],
  ['coffee 3 in 1 x 2', '2 × TC-3IN1-10'],
  ['baby wipes 3 x 72', '1 × BM-WIPES-3X72'],
  ['LED bulb 12 w 6', '6 × HK-BULB-12W'],
  ['karahi 24 cm 3', '3 × HK-KARAHI-24CM'],
  ['diapers small 3-6 kg 20 pcs 4', '4 × BM-NAPPY-S-20'],
  ['sunblock spf 50 12', '12 × PC-SUNBLOCK-60ML'],
  ['DE-MILK-1L 12', '12 × DE-MILK-1L'],
  ['de-milk-1l, 12', '12 × DE-MILK-1L'],
  ['fresh milk 1/2 l 12', '12 × DE-MILK-500ML'],
  ['milk 1 l 12', '12 × DE-MILK-BUFFALO-1L, choose'],
  ['desi ghee half kg 3', '3 × OG-DESI-500G'],
  ['desi ghee aadha kilo 3', '3 × OG-DESI-500G'],
  ['banaspati ghee dhai kilo: 4', '4 × OG-BANASPATI-2.5KG'],
  ['haldi pao 5', '5 × SM-HALDI-250G'],
  ['haldi 250gm 5 pcs', '5 × SM-HALDI-250G'],
  ['phenyl 3 l 4', '4 × CL-PHENYL-2.7L, size'],
  ['washing powder 1kg 2 ctn', '2 × CL-POWDER-1KG, guess'],
  ['basmati rice 5', '5 × FR-BASMATI-AGED-1KG, quantity'],
  ['۴ cheeni ۵ کلو', '4 × FR-SUGAR-5KG'],
  ['qqqq 5', '5 × ?, not found'],
  ['blargh', '1 × ?, not found'],
  ['1. blargh', '1 × ?, not found'],
  ['3 - plonk 2', '2 × ?, not found'],
  ['gizmo 5 kg', '1 × ?, not found'],
  ['2 laptop', '2 × ?, not found'],
  ['suger 5kg 4', '4 × FR-SUGAR-5KG, choose'],
  ['4 mlik', '4 × DE-MILK-BUFFALO-1L, choose'],
])('%j: %s', (line, read) => expect(check(line)).toEqual([read]))

const written = [
  (name: string, size: string, many: number) => `${many} ${name} ${size}`,
  (name: string, size: string, many: number) => `${name} ${size} ${many}`,
  (name: string, size: string, many: number) => `${many} x ${name} ${size}`,
  (name: string, size: string, many: number) => `${name} ${size} x ${many}`,
  (name: string, size: string, many: number) => `${name} ${size} × ${many}`,
  (name: string, size: string, many: number) => `${name} ${size} - ${many}`,
  (name: string, size: string, many: number) => `${name} ${size} – ${many}`,
  (name: string, size: string, many: number) => `${name} ${size}: ${many}`,
  (name: string, size: string, many: number) => `${name} ${size}*${many}`,
  (name: string, size: string, many: number) => `${name}, ${size}, ${many}`,
  (name: string, size: string, many: number) => `${name}\t${many}\t${size}`,
  (name: string, size: string, many: number) => `${many}\t${name}\t${size}`,
  (name: string, size: string, many: number) => `${name} ${size} ${many} pcs`,
  (name: string, size: string, many: number) => `${many} packs ${name} ${size}`,
  (name: string, size: string, many: number) => `1) ${name} ${size} ${many}`,
]

test('any product in any size and any number, in any order, is read back right or marked', () => {
  const numbers = fc.integer({ min: 1, max: 999 })
  fc.assert(
    fc.property(
      fc.constantFrom(...known),
      numbers,
      fc.constantFrom(...written),
      ({ sku, name, pack }, many, write) => {
        const line = write(name, pack.text, many)
        const [read = ''] = check(line)
        if (!read.includes(', ')) expect([line, read]).toEqual([line, `${many} × ${sku}`])
      },
    ),
    { numRuns: 1500 },
  )
})

test('a product that is written with its name and size is seldom marked', () => {
  const isMarked = ({ name, pack }: Known) => check(`${name} ${pack.text} x 7`)[0]?.includes(', ')
  expect(known.filter(isMarked).length).toBeLessThan(known.length / 20)
})
