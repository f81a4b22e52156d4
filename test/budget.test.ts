import { existsSync, globSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { english } from '#web/messages/language.ts'
import { urdu } from '#web/messages/ur/urdu.ts'
import { type Chunk, entryOf, type Manifest, withImports } from '#web/app/document/manifest.ts'
import { weigh } from '../bench/weight.ts'
import { openShop } from './support/shop.ts'

const built = new URL('../dist/client/', import.meta.url)
const ofStaff = new URL('../dist/back-office/', import.meta.url)
const isBuilt = existsSync(new URL('.vite/manifest.json', built))
const most = 125_000
const maxHomeBytes = 119_000
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

/** Gzipped, without parts loaded later or on demand. */
const maxScriptBytes = 110_000

test.skipIf(!isBuilt)(
  'no page starts with more than 110 kB of scripts, gzipped (needs npm run build)',
  () => {
    const manifest = readManifest(built)
    const heavy = pagesIn(manifest).map(
      (page) => [page.name, weightOf(built, filesOf(manifest, [entryOf(manifest), page]))] as const,
    )
    expect(heavy.length).toBeGreaterThan(30)
    expect(Math.min(...heavy.map(([, weight]) => weight))).toBeGreaterThan(50_000)
    expect(heavy.filter(([, weight]) => weight > maxScriptBytes)).toEqual([])
  },
)

test.skipIf(!isBuilt)(
  'the back office starts with at most 200 kB of scripts, and each further screen takes 60, gzipped (needs npm run build)',
  () => {
    const manifest = readManifest(ofStaff)
    const screens = pagesIn(manifest)
    const today = screens.find(({ name }) => name === 'back-office.page')
    if (today === undefined) throw new Error('The first screen of the back office is gone')
    const first = filesOf(manifest, [entryOf(manifest), today])
    expect(weightOf(ofStaff, first)).toBeGreaterThan(50_000)
    expect(weightOf(ofStaff, first)).toBeLessThan(200_000)
    const further = screens.map((page) => {
      const files = filesOf(manifest, [page]).filter((file) => !first.includes(file))
      return [page.name, weightOf(ofStaff, files)] as const
    })
    expect(further.length).toBeGreaterThan(20)
    expect(further.filter(([, weight]) => weight > 60_000)).toEqual([])
  },
)

const readManifest = (folder: URL) =>
  JSON.parse(readFileSync(new URL('.vite/manifest.json', folder), 'utf8')) as Manifest
const pagesIn = (manifest: Manifest) =>
  Object.values(manifest).filter(({ name }) => name?.endsWith('.page'))
const filesOf = (manifest: Manifest, chunks: Chunk[]) =>
  [...withImports(manifest, chunks)].map(({ file }) => file)
const packed = (folder: URL, file: string) =>
  gzipSync(readFileSync(new URL(file, folder)), { level: 9 }).length
const weightOf = (folder: URL, files: readonly string[]) =>
  files.reduce((sum, file) => sum + packed(folder, file), 0)

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
    expect(weights['/']).toBeLessThan(maxHomeBytes)
    expect(Object.entries(weights).filter(([, weight]) => weight > most)).toEqual([])
    expect(Math.min(...Object.values(weights))).toBeGreaterThan(50_000) // or nothing was weighed
    await expect(weigh(origin, '/category/no-such-shelf')).rejects.toThrow('answers 404')
  },
)

/** Above what the same visit loads in English: the sentences and the fonts of Urdu, gzipped. */
const maxMoreInUrdu = 60_000

test.skipIf(!isBuilt)(
  'a first visit in Urdu loads at most 60 kB more than one in English (needs npm run build)',
  async () => {
    const shop = await openShop({ pages: await loadPages(), languages: [english, urdu] })
    const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
    for (const path of ['/', '/category/fruit-vegetables', '/products/1']) {
      const [plain, inUrdu] = [await weigh(origin, path), await weigh(origin, `/ur${path}`)]
      const more = sumOf(inUrdu) - sumOf(plain) + (await weightOfUrdu(origin, `/ur${path}`))
      expect(more, path).toBeGreaterThan(30_000) // or its fonts were not weighed
      expect(more, path).toBeLessThan(maxMoreInUrdu)
    }
  },
)

const sumOf = ({ html, js, css }: Awaited<ReturnType<typeof weigh>>) => html + js + css

/** The sentences, and the fonts that only its style sheets name. */
async function weightOfUrdu(origin: string, path: string) {
  const html = await (await fetch(origin + path)).text()
  const [, sentences = ''] = /id="translation" href="([^"]+)"/.exec(html) ?? []
  const fonts = globSync('dist/client/**/urdu-[0-9]*.woff2').map(
    (file) => readFileSync(file).length,
  )
  const texts = gzipSync(await (await fetch(origin + sentences)).text(), { level: 9 }).length
  return texts + fonts.reduce((sum, bytes) => sum + bytes, 0)
}

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
