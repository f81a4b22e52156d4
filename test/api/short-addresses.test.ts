import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { openShop } from '../support/shop.ts'

test.each(['/track', '/track-order'])('%s leads to the page that finds an order', async (path) => {
  const guest = (await openShop({ pages: await loadPages() })).guest()
  const { status, headers } = await guest.get(path)
  expect([status, headers['location']]).toEqual([302, '/find-order'])
  expect((await guest.get('/find-order')).status).toBe(200)
})
