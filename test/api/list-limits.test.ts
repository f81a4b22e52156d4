import { expect, test } from 'vitest'
import { calls } from '#wire/calls.ts'
import type { CallSchema } from '#wire/call-schema.ts'
import type { RouteName } from '#wire/calls.ts'
import { routes } from '#wire/routes.ts'
import { openShop } from '../support/shop.ts'

const takes = (name: RouteName, field: string) => {
  const { query }: CallSchema = calls[name]
  return query !== undefined && field in query.shape
}

test.each(['limit', 'page'])('a list asked for with a senseless %s is refused', async (field) => {
  const shop = await openShop()
  const owner = await shop.as('owner')
  const names = (Object.keys(routes) as RouteName[]).filter((name) => takes(name, field))
  expect(names.length).toBeGreaterThan(8)
  for (const name of names) {
    const path = routes[name][1].slice(1).replace(':id', 'apples')
    for (const value of ['1e9', '1000000001', '-1', '0', '1.5', 'NaN', 'all', '1;drop'])
      expect([name, value, (await owner.get(`${path}?q=a&${field}=${value}`)).status]).toEqual([
        name,
        value,
        400,
      ])
  }
})
