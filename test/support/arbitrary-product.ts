import fc from 'fast-check'
import { noFacts, type ProductFacts } from '#shop/catalogue/product-fields.ts'
import type { Pack, Product } from '#shop/catalogue/product.ts'
import { paisa } from '#shop/money.ts'
import type { PriceTag } from '#shop/pricing/price-tag.ts'
import type { WholesaleTag } from '#shop/pricing/wholesale-terms.ts'

export const text = fc.string({ unit: 'grapheme', maxLength: 20 })
export const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null })
export const amount = fc.integer({ min: 1, max: 10 ** 11 }).map(paisa)
export const time = fc.integer({ min: 0, max: 4_000_000_000_000 })
export const count = fc.nat(10 ** 6)
const pack: fc.Arbitrary<Pack> = fc.oneof(
  text.map((text): Pack => ({ text, amount: null, unit: null })),
  fc.record({
    text,
    amount: fc.integer({ min: 1, max: 9000 }),
    unit: fc.constantFrom('g', 'ml', 'pcs', 'm'),
  }),
)
export const priceTag: fc.Arbitrary<PriceTag> = fc
  .tuple(amount, fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([list, part]) => {
    const offer = Math.floor(list * part)
    return { list, offer: offer > 0 && offer < list ? paisa(offer) : null }
  })

export const quantity = fc.integer({ min: 1, max: 999 })
const wholesaleTag: fc.Arbitrary<WholesaleTag> = fc
  .tuple(
    priceTag,
    fc.record({
      minimum: quantity,
      step: quantity,
      carton: maybe(quantity),
      breaks: fc.array(fc.record({ from: quantity, price: amount }), { maxLength: 4 }),
    }),
  )
  .map(([tag, terms]) => ({ ...tag, ...terms }))

const factsOf = ([origin, allergens]: [string, string[]]): ProductFacts => ({
  ...noFacts,
  nameUr: origin,
  origin,
  shelfLife: origin,
  storage: origin,
  allergens,
})
/** Any product, for properties. */
/** Any product, for properties. */
export const product: fc.Arbitrary<Product> = fc
  .record({
    id: text,
    number: fc.integer({ min: 1, max: 10 ** 9 }),
    sku: maybe(text),
    name: text,
    brand: text,
    description: text,
    fullDescription: text,
    highlights: fc.array(text),
    pictures: fc.array(text),
    colours: fc.array(fc.record({ name: text, swatch: maybe(text), picture: maybe(text) })),
    facts: fc.tuple(text, fc.array(text)).map(factsOf),
    picture: maybe(text),
    gallery: fc.array(fc.record({ id: text, path: text, alt: text }), { maxLength: 3 }),
    tint: maybe(text),
    category: fc.record({ main: text, sub: text, item: text, path: text }),
    pack,
    retail: priceTag,
    wholesale: maybe(wholesaleTag),
    pointsDivisor: fc.integer({ min: 1, max: 1000 }),
    stock: maybe(count),
    rating: maybe(fc.record({ average: fc.constantFrom(1, 3.5, 5), count })),
  })
  .map(({ wholesale, ...rest }) => ({ ...rest, ...(wholesale && { wholesale }) }))
