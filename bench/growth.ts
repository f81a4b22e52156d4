import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { generatedProducts } from './search/generated-products.ts'
import { type Server, startAgain, startShop } from './servers.ts'

/** What a catalogue of one size costs; times in milliseconds, memory in MB. */
export type Growth = { products: number; figures: Record<string, number> }

/** The demo with so many products besides. */
export async function measureGrowth(products: number): Promise<Growth> {
  const shop = await startShop()
  try {
    const imported = products === 0 ? {} : await importMeanwhile(shop.url, shop.folder, products)
    await shop.stopAlone()
    const began = performance.now()
    const again = await startAgain(shop.folder)
    const figures = {
      ...imported,
      start: performance.now() - began,
      ...(await costsOf(again, products)),
    }
    await again.stop()
    return { products, figures }
  } finally {
    rmSync(shop.folder, { recursive: true, force: true })
  }
}

/** How long the import takes, and how long guests wait for pages meanwhile. */
async function importMeanwhile(url: string, folder: string, products: number) {
  const file = join(folder, 'list.csv')
  await pipeline(Readable.from(rowsOf(products)), createWriteStream(file))
  for (let index = 0; index < 20; index += 1) await timeOf(url) // a shop that has been open for a while
  const began = performance.now()
  const waits: number[] = []
  let going = true
  const guest = (async () => {
    for (; going; await wait(20)) waits.push(await timeOf(url))
  })()
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'src/server/main.ts', 'import', file],
    { env: { ...process.env, DATA_DIR: folder }, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const [code] = (await once(child, 'exit')) as [number | null]
  const took = performance.now() - began
  going = false
  await guest
  if (code !== 0) throw new Error(`The import ended with ${code}`)
  rmSync(file)
  return {
    import: took,
    'page during import, p99':
      waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0,
  }
}

function* rowsOf(products: number) {
  yield 'sku,name,brand,description,main category,sub category,item category,price\n'
  for (const { number, name, brand, description, main, sub, item } of generatedProducts(products))
    yield `G-${number},"${name}",${brand},${description},${main},${sub},${item},${50 + (number % 900)}\n`
}

async function costsOf(server: Server, products: number) {
  await wait(2000)
  const idle = memoryOf(server)
  const last = Math.floor((products + 360) / 24)
  const pages = Array.from({ length: 9 }, (_, n) => Math.max(1, Math.floor((last * (n + 1)) / 10)))
  const mains = await mainCategories(server.url)
  const median = async (addresses: string[]) => {
    const times: number[] = []
    for (const address of addresses) times.push(await timeOf(server.url + address))
    return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
  }
  await median(['/', '/products/1', '/products?page=2', '/api/v1/search?q=warm']) // the code, not the data
  const cold = {
    'product page': await median(pages.map((n) => `/products/${n + 1}`)),
    '/products?page=n': await median(pages.map((n) => `/products?page=${n}`)),
    '/category/{main}': await median(mains.slice(0, 9).map((path) => `/category/${path}`)),
    'list of 24, page n': await median(
      pages.map((n) => `/api/v1/shoppingitems/?page=${n}&limit=24`),
    ),
    'list of 24 by price, page n': await median(
      pages.map((n) => `/api/v1/shoppingitems/?page=${n}&limit=24&sort=price-up`),
    ),
    'search, a keystroke': await median(
      ['b', 'ba', 'bas', 'basm', 'fresh mil', 'choclate', 'shampu', 'lemon soap', 'zeera'].map(
        (text) => `/api/v1/search?q=${encodeURIComponent(text)}&limit=8`,
      ),
    ),
  }
  const wholeList = await whileWhole(server.url, '/api/v1/shoppingitems/')
  const wholeTree = await whileWhole(server.url, '/api/v1/category/')
  await autocannon({
    url: server.url,
    connections: 10,
    duration: 4,
    requests: ['/', '/products/1', ...pages.map((n) => `/products?page=${n}`)].map((path) => ({
      path,
    })),
  })
  return {
    'memory idle': idle,
    'memory under load': memoryOf(server),
    ...cold,
    'longest wait during the whole list': wholeList,
    'longest wait during the whole tree': wholeTree,
  }
}

const memoryOf = ({ pid }: Server) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000

async function mainCategories(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/v1/category/`)
  const { data } = (await answer.json()) as { data: { _id: string }[] }
  return data.map(({ _id }) => _id)
}

async function timeOf(address: string) {
  const began = performance.now()
  const answer = await fetch(address)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return performance.now() - began
}

/** The longest that small requests wait while somebody loads all of this. */
async function whileWhole(url: string, path: string) {
  let going = true
  const whole = timeOf(url + path).finally(() => (going = false))
  let longest = 0
  while (going) longest = Math.max(longest, await timeOf(`${url}/healthz`))
  await whole
  return longest
}
