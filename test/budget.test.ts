import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { weigh } from '../bench/weight.ts'
import { openShop } from './support/shop.ts'

const isBuilt = existsSync(new URL('../dist/client/.vite/manifest.json', import.meta.url))
const most = 130_000
const mostOfHome = 126_000
const pages = [
  '/',
  '/category/flour-rice',
  '/products/1',
  '/search?q=atta',
  '/cart',
  '/confirm-order/1',
  '/login',
  '/signup',
  '/news',
  '/event',
  '/contact',
  '/reviews',
]

test.skipIf(!isBuilt)(
  'the first visit loads at most 130 kB of scripts and styles, gzipped (needs npm run build)',
  async () => {
    const shop = await openShop({ pages: await loadPages() })
    const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
    const weights: Record<string, number> = {}
    for (const path of pages) {
      const { js, css } = await weigh(origin, path)
      weights[path] = js + css
    }
    expect(weights['/']).toBeLessThan(mostOfHome)
    expect(Object.entries(weights).filter(([, weight]) => weight > most)).toEqual([])
    expect(Math.min(...Object.values(weights))).toBeGreaterThan(50_000) // or nothing was weighed
  },
)

test.skipIf(!isBuilt)(
  'nothing of the back office is in what shoppers load, or the other way',
  () => {
    const textOf = (folder: string) =>
      globSync(`dist/${folder}/**/*.js`)
        .map((file) => readFileSync(file, 'utf8'))
        .join('')
    const [shoppers, staff] = [textOf('client'), textOf('back-office')]
    for (const [text, its, other] of [
      ['Your account can shop, but not run the shop', staff, shoppers],
      ['Your cart', shoppers, staff],
    ] as const) {
      expect(its).toContain(text)
      expect(other).not.toContain(text)
    }
  },
)
