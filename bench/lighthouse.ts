// node bench/lighthouse.ts: Lighthouse, as a phone, over the pages that shoppers meet first. It is
// fetched for the measuring and is no part of the shop; CHROME_PATH may name the browser.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { inBrowser, results } from './report.ts'
import { startShop } from './servers.ts'

const version = '13.5.0'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const pages = [
  '/',
  '/category/fruit-vegetables',
  '/products/1',
  '/cart',
  '/news',
  '/ur/',
  '/ur/category/fruit-vegetables',
  '/ur/products/1',
  '/ur/cart',
]
const flags = '--headless --no-sandbox --disable-gpu --disable-background-networking'

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number; displayValue?: string }>
}

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, write: { type: 'boolean' } },
})

const folder = mkdtempSync(join(tmpdir(), 'kiryana-lighthouse-'))
const shop = await startShop()
const table: string[] = []
try {
  for (const page of pages) table.push(row(page, look(page)))
} finally {
  await shop.stop()
}
rmSync(folder, { recursive: true })

/** Of several rounds the one in the middle: a busy machine makes single ones worthless. */
function look(page: string): Report {
  const rounds = Array.from({ length: Number(values.rounds) }, () => once(page) ?? once(page))
  const sorted = rounds
    .filter((report) => report !== null)
    .toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error(`Lighthouse could not look at ${page}`)
  return middle
}

/** Null where the browser did not come up, or painted nothing, as happens now and then. */
function once(page: string): Report | null {
  const file = join(folder, 'report.json')
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`]
  const only = `--only-categories=${categories.join()}`
  try {
    const arguments_ = ['--yes', `lighthouse@${version}`, shop.url + page, only, ...options]
    execFileSync('npx', arguments_, { timeout: 120_000 })
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report
    return report.categories.performance?.score ? report : null
  } catch {
    return null
  }
}

function scoreOf(report: Report, category: string) {
  return Math.round((report.categories[category]?.score ?? 0) * 100)
}

function row(page: string, report: Report) {
  const figures = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ].map((audit) => report.audits[audit]?.displayValue ?? '')
  return `| ${[page, ...categories.map((one) => scoreOf(report, one)), ...figures].join(' | ')} |`
}

const section = `${inBrowser}

Lighthouse ${version} as a phone on a slow line, the middle one of ${values.rounds} rounds (\`node bench/lighthouse.ts\`, ${new Date().toISOString().slice(0, 10)}; the browser, the shop
and its neighbours share 2 cores, which is what the blocking time is made of).

| page | performance | accessibility | best practices | SEO | first paint | largest paint | blocked | shift |
|---|---|---|---|---|---|---|---|---|
${table.join('\n')}
`
console.log(section)
if (values.write) {
  const [rest = ''] = readFileSync(results, 'utf8').split(`\n${inBrowser}`)
  writeFileSync(results, `${rest}\n${section}`)
}
