import { describe, expect, test } from 'vitest'
import { pathOf } from '#shop/catalogue/categories/category.ts'
import { dearerSize } from '#shop/catalogue/sizes/dearer-size.ts'
import { readPack } from '#shop/catalogue/sizes/pack.ts'
import { rupees } from '#shop/money.ts'
import { pricesRejection } from '#shop/catalogue/product-draft.ts'
import { brands } from './brands.ts'
import { categories } from './categories.ts'
import { products } from './products.ts'
import { factsOf } from './facts.ts'
import { draftOf } from './fill-products.ts'
import type { DemoProduct } from './types.ts'
import { skusWithTerms } from './wholesale-terms.ts'

const repeated = (values: readonly string[]) => [
  ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
]
const without = (rule: (product: DemoProduct) => boolean) =>
  products.filter((product) => !rule(product)).map((product) => product.sku)
const paidRetail = ({ list, offer }: DemoProduct) => offer ?? list
const paidWholesale = (product: DemoProduct) => product.wholesaleOffer ?? product.wholesale
const sentences = (text: string) => text.match(/[.!?](?=\s|$)/g)?.length ?? 0
const isWholePaisa = (amount: number) => Math.round(amount * 100) / 100 === amount
const listed = { main: categories.map(({ name }) => name), brand: brands.map(String) }

test('the shop is full', () => expect(products.length).toBeGreaterThanOrEqual(240))

test.each<[string, (product: DemoProduct) => boolean]>([
  ['a sku fit for a file name', ({ sku }) => /^[A-Z]{2}-[A-Z0-9.-]+$/.test(sku)],
  ['a name of at most 60 characters', ({ name }) => name.length > 2 && name.length <= 60],
  ['a brand of ours', ({ brand }) => listed.brand.includes(brand)],
  ['a main category that is listed', ({ category }) => listed.main.includes(category[0])],
  ['three levels of category', ({ category }) => category.every((level) => level.trim() !== '')],
  ['no size in its name', ({ name }) => !/(^|[^–\d])\d+ ?(kg|g|l|ml|pcs)\b/i.test(name)],
  ['a pack', ({ pack }) => /^\d/.test(pack)],
  ['a price', ({ list }) => list > 0 && isWholePaisa(list)],
  ['an offer under the list price', ({ list, offer = 1 }) => offer < list && isWholePaisa(offer)],
  [
    'a wholesale price 8 to 18 % under retail',
    ({ list, wholesale }) => wholesale >= list * 0.82 && wholesale <= list * 0.92,
  ],
  [
    'a wholesale offer under the wholesale price',
    ({ wholesale, wholesaleOffer = 1 }) => wholesaleOffer > 0 && wholesaleOffer < wholesale,
  ],
  ['wholesale buyers never paying more', (p) => paidWholesale(p) < paidRetail(p)],
  ['a known points divisor', ({ pointsDivisor = 30 }) => [20, 25, 30, 50].includes(pointsDivisor)],
  ['a sound stock', ({ stock }) => stock === null || (Number.isInteger(stock) && stock >= 0)],
  [
    'a description of 60 to 120 characters',
    ({ description }) => description.length >= 60 && description.length <= 120,
  ],
  ['two to four sentences in full', ({ full }) => sentences(full) >= 2 && sentences(full) <= 4],
  [
    'three to five highlights',
    ({ highlights }) => highlights.length >= 3 && highlights.length <= 5,
  ],
  [
    'nothing the shop may not sell',
    (p) => !/\b(pork|bacon|ham|wine|beer|rum|whisky)\b/i.test(JSON.stringify(p)),
  ],
])('every product has %s', (_, rule) => expect(without(rule)).toEqual([]))

test('no larger pack is dearer for its amount, retail or wholesale', () => {
  const families = Map.groupBy(products, ({ name, brand }) => `${name} | ${brand}`)
  const dearer = [...families.values()].flatMap((family) =>
    [paidRetail, paidWholesale].flatMap((paid) =>
      family.flatMap((product) => {
        const sizes = family.map((one) => ({ pack: readPack(one.pack), price: rupees(paid(one)) }))
        const own = { pack: readPack(product.pack), price: rupees(paid(product)) }
        const found = dearerSize(own, sizes)
        return found === null ? [] : [`${product.sku}: ${found.larger.pack.text}`]
      }),
    ),
  )
  expect(dearer).toEqual([])
})

test('what keeps for days only keeps so long from its delivery', () => {
  const days = products
    .map(({ sku }) => factsOf(sku).shelfLife)
    .filter((life) => /\bdays?\b/.test(life))
  expect(days.length).toBeGreaterThan(10)
  expect(days.filter((life) => !life.endsWith('from delivery'))).toEqual([])
})

test('no product is listed twice', () => {
  expect(repeated(products.map(({ sku }) => sku))).toEqual([])
  expect(repeated(products.map(({ description }) => description))).toEqual([])
  expect(repeated(products.map(({ brand, name, pack }) => [brand, name, pack].join()))).toEqual([])
})

const share = (rule: (product: DemoProduct) => boolean) =>
  products.filter(rule).length / products.length

test.each([
  ['an offer', share(({ offer }) => offer !== undefined), 0.25, 0.4],
  [
    'between 20 and 400 pieces',
    share(({ stock }) => Number(stock) >= 20 && Number(stock) <= 400),
    0.85,
    1,
  ],
  ['paisa in the price', share(({ list }) => list % 1 !== 0), 0.02, 0.1],
  ['their own points divisor', share((p) => p.pointsDivisor !== undefined), 0.1, 0.3],
])('the share of products with %s is true to life', (_, part, least, most) => {
  expect(part).toBeGreaterThanOrEqual(least)
  expect(part).toBeLessThanOrEqual(most)
})

test('wholesale terms are for goods of ours, make sense, and save a little at most', () => {
  const withTerms = products.filter(({ sku }) => skusWithTerms.includes(sku))
  expect(withTerms).toHaveLength(skusWithTerms.length)
  const drafts = withTerms.map(draftOf)
  expect(drafts.filter((draft) => pricesRejection(draft) !== null)).toEqual([])
  const tooGood = drafts.filter(({ wholesale }) =>
    wholesale?.breaks.some(({ price }) => price < wholesale.list * 0.9),
  )
  expect(tooGood.map(({ sku }) => sku)).toEqual([])
})

test('every shop runs out of something', () => {
  const count = (rule: (product: DemoProduct) => boolean) => products.filter(rule).length
  expect(count(({ stock }) => stock === 0)).toBeGreaterThanOrEqual(4)
  expect(count(({ stock }) => stock === null)).toBeGreaterThanOrEqual(3)
  expect(count(({ stock }) => stock !== null && stock > 0 && stock <= 5)).toBeGreaterThanOrEqual(4)
})

describe.each(categories)('$name', ({ name, line }) => {
  const inCategory = products.filter(({ category }) => category[0] === name)
  const subs = [...new Set(inCategory.map(({ category }) => category[1]))]

  test('has a line', () => {
    expect(line.length).toBeGreaterThan(20)
  })

  test('has 2 to 5 subcategories of 1 to 4 item categories', () => {
    expect(subs.length).toBeGreaterThanOrEqual(2)
    expect(subs.length).toBeLessThanOrEqual(5)
    const itemsOf = (sub: string) =>
      new Set(
        inCategory.filter(({ category }) => category[1] === sub).map(({ category }) => category[2]),
      )
    expect(subs.filter((sub) => itemsOf(sub).size > 4)).toEqual([])
  })

  test('has addresses that do not collide', () => {
    const names = [...new Set(inCategory.map(({ category }) => category.join('|')))]
    expect(repeated(names.map((levels) => pathOf(...levels.split('|'))))).toEqual([])
  })
})

test('there are at least eleven main categories, each with its goods', () => {
  expect(new Set(products.map(({ category }) => category[0])).size).toBe(categories.length)
  expect(categories.length).toBeGreaterThanOrEqual(11)
})

test('a product with colours shows each of them once', () => {
  const coloured = products.map(draftOf).filter(({ colours }) => colours.length > 0)
  expect(coloured.length).toBeGreaterThan(10)
  for (const { picture, pictures, colours } of coloured)
    expect([...new Set([picture, ...pictures])]).toEqual(colours.map((colour) => colour.picture))
})
