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

test('a file of an older build is answered without rendering a page', async () => {
  const { status, body } = await shop().guest().get('/assets/0000000.js')
  expect([status, body.code]).toEqual([404, 'not_found'])
})

test('a built file is served under its hashed name for good, also to a HEAD request', async () => {
  const page = await shop().guest().get('/')
  const address = /\/assets\/[\w/-]+\.js/.exec(page.text)?.[0] ?? 'none'
  const read = await shop().guest().get(address)
  const head = await shop().guest().send('HEAD', address)
  for (const { status, headers } of [read, head])
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ])
  expect(read.text.length).toBeGreaterThan(100)
})
