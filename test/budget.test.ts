import { existsSync, globSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { type Chunk, entryOf, type Manifest, withImports } from '#web/app/document/manifest.ts'
import { weigh } from '../bench/weight.ts'
import { openShop } from './support/shop.ts'

const built = new URL('../dist/client/', import.meta.url)
const manifestFile = new URL('.vite/manifest.json', built)
const isBuilt = existsSync(manifestFile)
const most = 125_000
const mostOfHome = 119_000
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

/** Gzipped, without what comes after the page or when it is used. */
const mostScripts = 110_000

test.skipIf(!isBuilt)(
  'no page starts with more than 110 kB of scripts, gzipped (needs npm run build)',
  () => {
    const manifest = readManifest()
    const heavy = Object.values(manifest)
      .filter(({ name }) => name?.endsWith('.page'))
      .map((page) => [page.name, scriptsOf([entryOf(manifest), page])] as const)
    expect(heavy.length).toBeGreaterThan(30)
    expect(Math.min(...heavy.map(([, weight]) => weight))).toBeGreaterThan(50_000)
    expect(heavy.filter(([, weight]) => weight > mostScripts)).toEqual([])

    function scriptsOf(chunks: Chunk[]) {
      const files = [...withImports(manifest, chunks)].map(({ file }) => file)
      return files.reduce((sum, file) => sum + packed(file), 0)
    }
  },
)

const readManifest = () => JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
const packed = (file: string) => gzipSync(readFileSync(new URL(file, built)), { level: 9 }).length

test.skipIf(!isBuilt)(
  'the first visit loads at most 125 kB of scripts and styles, the home page 119, gzipped (needs npm run build)',
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
    await expect(weigh(origin, '/category/no-such-shelf')).rejects.toThrow('answers 404')
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
