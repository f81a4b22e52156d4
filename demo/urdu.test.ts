import { expect, test } from 'vitest'
import { demoInUrdu } from './fill-urdu.ts'
import { products } from './products.ts'

const inUrdu = demoInUrdu()
/** “1 kg”, “6 × 200 ml”: read so in Urdu too. */
const measured = /^[\d.]+( × [\d.]+)? (kg|g|ml|L|m|cm)$/

test('each product, category and counted pack of the demo has an Urdu name', () => {
  const texts = products.flatMap(({ name, category, pack }) => [name, ...category, pack])
  const missing = texts.filter((text) => !measured.test(text) && !inUrdu.has(text))
  expect([...new Set(missing)]).toEqual([])
})

test('no translation is of a text that the demo no longer has', () => {
  const texts = new Set(products.flatMap(({ name, category, pack }) => [name, ...category, pack]))
  expect([...inUrdu.keys()].filter((text) => !texts.has(text))).toEqual([])
})

test('Urdu names have no letters of English or Arabic', () =>
  expect([...inUrdu.values()].filter((text) => /[A-Za-zيكىة]/.test(text))).toEqual([]))
