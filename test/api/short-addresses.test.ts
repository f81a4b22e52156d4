import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { openShop } from '../support/shop.ts'

test.each([
  ['/track', '/find-order'],
  ['/track-order', '/find-order'],
  ['/rider', '/admin/rider'],
])('%s leads to %s, which exists', async (path, to) => {
  const clerk = await (await openShop({ pages: await loadPages() })).as('clerk')
  const { status, headers } = await clerk.get(path)
  expect([status, headers['location']]).toEqual([302, to])
  expect((await clerk.get(to)).status).toBe(200)
})
