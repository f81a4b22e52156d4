import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { forFile } from '../support/clean-up.ts'
import { openShop } from '../support/shop.ts'

const shop = forFile(async () => openShop({ pages: await loadPages() }))

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
  const { status, text } = await shop().guest().get(path)
  expect(status).toBe(404)
  expect(text).not.toMatch(/DATABASE_URL|\[core\]|"dependencies"/)
})
