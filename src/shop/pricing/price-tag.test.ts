import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paisa, rupees } from '../money.ts'
import { priceFor, type PriceTag } from './price-tag.ts'

const tag = (list: number, offer: number | null = null): PriceTag => ({
  list: rupees(list),
  offer: offer === null ? null : rupees(offer),
})

// Spec §6: the offer if there is one, with the list price struck through; else the list price, "Best Price".
test.each([
  ['retail', tag(300, 240), tag(210, 200), 240, 300, 20],
  ['retail', tag(300), tag(210, 200), 300, null, 0],
  ['retail', tag(300, 300), null, 300, null, 0],
  ['retail', tag(300, 299.99), null, 299.99, 300, 0],
  ['wholesale', tag(300, 240), tag(210, 200), 200, 210, 5],
  ['wholesale', tag(300, 240), tag(210), 210, null, 0],
  ['wholesale', tag(300, 240), null, 240, 300, 20],
  ['wholesale', tag(300, 240), tag(250), 250, null, 0], // a wholesale price is not the lower one, it is the wholesale one
] as const)(
  'a %s buyer of %j (wholesale %j) pays %d',
  (priceList, retail, wholesale, now, was, percentOff) => {
    expect(priceFor({ retail, wholesale }, priceList)).toEqual({
      now: rupees(now),
      was: was === null ? null : rupees(was),
      percentOff,
    })
  },
)

const tags = fc
  .tuple(fc.integer({ min: 1, max: 10 ** 9 }), fc.option(fc.integer({ min: 1, max: 10 ** 9 })))
  .map(([list, offer]): PriceTag => ({
    list: paisa(list),
    offer: offer === null ? null : paisa(offer),
  }))

test('a price is one of the tag, never above its list price, and struck through only above what is paid', () => {
  fc.assert(
    fc.property(
      tags,
      fc.option(tags),
      fc.constantFrom('retail', 'wholesale'),
      (retail, wholesale, priceList) => {
        const { now, was, percentOff } = priceFor({ retail, wholesale }, priceList)
        const used = priceList === 'wholesale' && wholesale !== null ? wholesale : retail
        expect([used.list, used.offer]).toContain(now)
        expect(now).toBeLessThanOrEqual(used.list)
        if (was !== null) expect([was, was > now]).toEqual([used.list, true])
        expect(percentOff).toBeGreaterThanOrEqual(0)
        expect(percentOff).toBeLessThanOrEqual(100)
      },
    ),
  )
})

test('wholesale prices never show in what others pay', () => {
  fc.assert(
    fc.property(tags, tags, (retail, wholesale) => {
      expect(priceFor({ retail, wholesale }, 'retail')).toEqual(
        priceFor({ retail, wholesale: null }, 'retail'),
      )
    }),
  )
})
