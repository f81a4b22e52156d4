import { expect, test } from 'vitest'
import { phoneKey } from '#shop/accounts/contacts/phone.ts'
import { pathOf } from '#shop/catalogue/categories/category.ts'
import { fitsReason } from '#shop/catalogue/stock/stock-change.ts'
import { staffRoles } from '#shop/person.ts'
import { applicant, colleagues } from './colleagues.ts'
import { about, achievements, banners, reviews, sales } from './content.ts'
import { events } from './events.ts'
import { isStaff, roleOf } from './fill-people.ts'
import { movements } from './fill-stock.ts'
import { news } from './news.ts'
import { neighbours } from './neighbours.ts'
import { people } from './people.ts'
import { products } from './products.ts'

const paths = new Set(
  products.flatMap(({ category: [main, sub, item] }) =>
    [pathOf(main), pathOf(main, sub), pathOf(main, sub, item)].map((path) => `/category/${path}`),
  ),
)
const keys = people.map(({ key }) => key)

test('banners lead to categories that exist, sale pictures to offers', () => {
  expect(banners).toHaveLength(5)
  expect(sales).toHaveLength(4)
  expect(banners.filter(({ link }) => !paths.has(link))).toEqual([])
  const offered = new Set(
    products
      .filter(({ list, offer = list, stock }) => offer < list * 0.95 && stock !== 0)
      .map(({ category: [main] }) => `/offers?category=${pathOf(main)}`),
  )
  expect(sales.filter(({ link }) => !offered.has(link))).toEqual([])
})

test('no two things share a picture', () => {
  const pictures = [banners, sales, about, achievements, events, news]
    .flat()
    .map((it) => it.picture)
  expect(new Set(pictures).size).toBe(pictures.length)
  expect(pictures.every((key) => /^[a-z]+\/[a-z-]+$/.test(key))).toBe(true)
})

test('there is always something past, current and coming', () => {
  const count = (rule: (event: (typeof events)[number]) => boolean) => events.filter(rule).length
  expect(events).toHaveLength(10)
  expect(count(({ endsInDays }) => endsInDays < 0)).toBeGreaterThanOrEqual(3)
  expect(count((e) => e.startsInDays <= 0 && e.endsInDays > 0)).toBeGreaterThanOrEqual(3)
  expect(count(({ startsInDays }) => startsInDays > 0)).toBeGreaterThanOrEqual(3)
  expect(events.filter((event) => event.endsInDays < event.startsInDays)).toEqual([])
})

test('a news item has three to six paragraphs and comes newest first', () => {
  expect(news).toHaveLength(12)
  const paragraphs = (body: string) =>
    body.split(/\n{2,}/).filter((part) => !part.startsWith('#')).length
  const odd = news.filter(({ body }) => paragraphs(body) < 3 || paragraphs(body) > 6)
  expect(odd).toEqual([])
  const ages = news.map(({ daysAgo }) => daysAgo)
  expect(ages).toEqual(ages.toSorted((a, b) => a - b))
})

test('the about page and the achievements are there', () => {
  expect(about).toHaveLength(4)
  expect(achievements).toHaveLength(6)
})

test('the cast has its parts, with addresses in the twin cities', () => {
  expect(people.map(({ kind }) => kind).toSorted()).toEqual([
    'normal',
    'normal',
    'normal',
    'normal',
    'owner',
    'staff',
    'stock',
    'stock',
  ])
  expect(new Set(keys).size).toBe(people.length)
})

test('there is staff of every role', () => {
  const staff = [...people, ...colleagues].filter(({ kind }) => isStaff(kind))
  expect(staff.map(roleOf).toSorted()).toEqual(staffRoles.toSorted())
})

test('stock movements name products of the shop and a fitting reason', () => {
  for (const { sku, reason, by } of movements) {
    expect([sku, products.some((product) => product.sku === sku)]).toEqual([sku, true])
    expect([sku, fitsReason(reason, { by })]).toEqual([sku, true])
  }
})

test.each([...people, ...colleagues, applicant, ...neighbours])(
  '$name can be reached',
  ({ email, phone, kind, business, address }) => {
    expect(email).toMatch(/^[a-z]+@kiryana\.example$/)
    expect(phone).toMatch(/^\+92 3\d\d \d{7}$/)
    expect(phoneKey(phone)).not.toBeNull()
    expect(business !== undefined).toBe(kind === 'stock')
    expect(address.text).toMatch(/Rawalpindi|Islamabad/)
    expect(Math.abs(address.lat - 33.65)).toBeLessThan(0.15)
    expect(Math.abs(address.lng - 73.05)).toBeLessThan(0.15)
  },
)

test('reviews are mostly kind, and signed by people who exist', () => {
  expect(reviews).toHaveLength(14)
  expect(reviews.filter(({ rating }) => rating === 2)).toHaveLength(1)
  expect(reviews.filter(({ rating }) => rating < 2)).toEqual([])
  for (const { by, name, email } of reviews.filter((review) => review.by !== undefined)) {
    expect([...people, ...neighbours].find(({ key }) => key === by)).toMatchObject({ name, email })
  }
})
