import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { slugOf } from '#shop/catalogue/categories/category.ts'
import { about, achievements, banners, sales } from './content.ts'
import { events } from './events.ts'
import { news } from './news.ts'
import { people } from './people.ts'
import type { DemoProduct } from './types.ts'

const folder = new URL('./pictures/', import.meta.url)

const withSizes = (name: string, widths: readonly number[]) => [
  `${name}.webp`,
  ...widths.map((width) => `${name}@${width}.webp`),
]
const missing = (names: readonly string[]) =>
  names.filter((name) => !existsSync(new URL(name, folder)))

/** Every list of products under demo/products, so that no file is forgotten. */
async function allProducts(): Promise<DemoProduct[]> {
  const modulesFolder = new URL('./products/', import.meta.url)
  const files = readdirSync(modulesFolder).filter((file) => file.endsWith('.ts'))
  const modules = await Promise.all(files.map((file) => import(new URL(file, modulesFolder).href)))
  return modules.flatMap((module) => Object.values(module).flat()) as DemoProduct[]
}

test('every product and each of its colours has its pictures in three sizes', async () => {
  const products = await allProducts()
  const names = products.flatMap(({ sku, colours = [] }) => [
    sku,
    ...colours.map((colour) => `${sku}--${slugOf(colour)}`),
  ])
  const wanted = names.flatMap((name) => withSizes(`products/${name}`, [320, 160]))
  expect(products.length).toBeGreaterThanOrEqual(240)
  expect(missing(wanted)).toEqual([])
})

test('everything to read has its wide picture in three sizes', () => {
  const readable = [...banners, ...sales, ...about, ...achievements, ...events, ...news]
  const wanted = readable.flatMap(({ picture }) => withSizes(`wide/${picture}`, [960, 480]))
  expect(missing(wanted)).toEqual([])
})

test('every person has a portrait', () => {
  expect(missing(people.flatMap(({ key }) => withSizes(`people/${key}`, [160])))).toEqual([])
})

test('every picture belongs to a product', async () => {
  const skus = new Set((await allProducts()).map(({ sku }) => sku))
  const drawn = readdirSync(new URL('products/', folder))
  const skuOf = (name: string) => name.replace(/(--[^@]*)?(@\d+)?\.webp$/, '')
  expect(drawn.filter((name) => !skus.has(skuOf(name)))).toEqual([])
})
