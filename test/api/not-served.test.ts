import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { routes } from '#wire/routes.ts'
import { openShop } from '../support/shop.ts'

test.each([
  '/.env',
  '/.env.example',
  '/.git/config',
  '/.git/HEAD',
  '/package.json',
  '/src/server/main.ts',
  '/data/kiryana.db',
  '/uploads/',
  '/uploads',
  '/media/',
  '/media/../kiryana.db',
  '/assets/',
  '/.vite/manifest.json',
  '/metrics',
  '/debug/pprof',
  '/server-status',
  '/actuator/health',
  '/api/v1/docs',
  '/api/v1/swagger',
  '/api/v1',
  '/api/v2/user/me',
  '/graphql',
])('%s is nothing here', async (path) => {
  const shop = await openShop({ pages: await loadPages() })
  const { status, text } = await shop.guest().get(path)
  expect(status).toBe(404)
  expect(text).not.toMatch(/DATABASE_URL|\[core\]|"dependencies"/)
})

test('the OpenAPI document names every call and no other', async () => {
  const { body } = await (await openShop()).guest().get('openapi.json')
  const described = Object.entries(body.paths as Record<string, object>).flatMap(
    ([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`),
  )
  const known = Object.values(routes).map(
    ([method, path]) => `${method.toLowerCase()} /api/v1${path.replaceAll(/:(\w+)/g, '{$1}')}`,
  )
  const beyondCalls = described.filter((one) => !known.includes(one))
  expect(known.filter((one) => !described.includes(one))).toEqual([])
  expect(beyondCalls).toEqual(beyondCalls.filter((one) => /live|photo/.test(one)))
})
