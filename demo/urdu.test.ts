import { expect, test } from 'vitest'
import { brands } from './brands.ts'
import * as categories from './categories.ts'
import * as content from './content.ts'
import * as events from './events.ts'
import { factsOf } from './facts.ts'
import { templates } from './fill-messages.ts'
import { demoInUrdu } from './fill-urdu.ts'
import * as news from './news.ts'
import { products } from './products.ts'
import * as settings from './settings.ts'
import * as zones from './zones.ts'

const inUrdu = demoInUrdu()
/** “1 kg”, “6 × 200 ml”: read so in Urdu too. */
const measured = /^[\d.]+( × [\d.]+)? (kg|g|ml|L|m|cm)$/

const isMissing = (text: string) => text !== '' && !measured.test(text) && !inUrdu.has(text)

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

test('each description, highlight and fact of the demo’s goods is in Urdu', () => {
  const texts = products.flatMap(({ sku, description, full, highlights }) => [
    description,
    full,
    ...highlights,
    ...textsIn(factsOf(sku)),
  ])
  expect(texts.length).toBeGreaterThan(1000)
  expect([...new Set(texts)].filter(isMissing)).toEqual([])
})

test('each event and detail of the demo shop is in Urdu', () => {
  const { tagline, address, towns, social, sellerStatistics, counters } = settings.demoSettings
  const texts = [
    ...events.events.flatMap(({ name, description, location }) => [name, description, location]),
    tagline,
    address,
    ...towns,
    ...social.map(({ name }) => name),
    ...[...sellerStatistics, ...counters].map(({ label }) => label),
  ]
  expect(texts.filter(isMissing)).toEqual([])
})

test('each product, category and counted pack of the demo has an Urdu name', () => {
  const texts = products.flatMap(({ name, category, pack }) => [name, ...category, pack])
  expect([...new Set(texts)].filter(isMissing)).toEqual([])
})

test('each banner, story and piece of news of the demo is in Urdu', () => {
  const stories = [...content.banners, ...content.about, ...content.achievements, ...news.news]
  const texts = stories.flatMap((one) =>
    ['title', 'text', 'summary', 'body', 'alt'].flatMap((field) =>
      field in one ? [String(one[field as keyof typeof one])] : [],
    ),
  )
  expect(texts.length).toBeGreaterThan(50)
  expect(texts.filter((text) => !inUrdu.has(text))).toEqual([])
})

test('each brand, colour, country, zone and saved answer of the demo is in Urdu', () => {
  const texts = [
    ...products.flatMap(({ brand, colours = [], sku }) => [
      brand,
      ...colours,
      factsOf(sku).countryOfOrigin ?? '',
    ]),
    ...zones.zones.map(({ name }) => name),
    ...templates.map(({ text }) => text),
  ].filter((text) => text !== '')
  expect([...new Set(texts)].filter((text) => !inUrdu.has(text))).toEqual([])
})

test('Urdu texts have no letters of Arabic, and of English only units', () =>
  expect(
    [...inUrdu.values()].filter((text) =>
      /[A-Za-zيكىة]/.test(text.replaceAll(/\]\([^)]*\)|\b(kg|g|L|ml|Rs|km|cm)\b/g, '')),
    ),
  ).toEqual([]))

test('no translation is of a text that the demo no longer has', () => {
  const texts = new Set([
    ...textsIn([brands, categories, content, events, news, products, settings, templates, zones]),
    ...products.flatMap(({ sku }) => textsIn(factsOf(sku))),
  ])
  expect([...inUrdu.keys()].filter((text) => !texts.has(text))).toEqual([])
})
