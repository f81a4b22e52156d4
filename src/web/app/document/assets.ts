import { readFileSync } from 'node:fs'

type Chunk = {
  file: string
  name?: string
  isEntry?: boolean
  css?: string[]
  assets?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

export type PageAssets = {
  script: string
  styles: readonly string[]
  modules: readonly string[]
  fonts: readonly string[]
  /** what every page may come to need: named in the stand-in for pages that are not kept, and kept with it */
  later: readonly string[]
}

/** What an application's build for the browser is made of, so that a page can ask for its own chunk at once. */
export function readAssets(folder: string) {
  const file = new URL(`../${folder}/.vite/manifest.json`, import.meta.url)
  return assetsFrom(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>)
}

function assetsFrom(manifest: Record<string, Chunk>) {
  const chunks = Object.values(manifest)
  const entry = chunks.find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('The build of the pages is incomplete: run npm run build')
  const known = new Map<string, PageAssets>()
  return {
    of(page: string): PageAssets {
      const assets = known.get(page) ?? assetsOf(manifest, entry, page)
      known.set(page, assets)
      return assets
    },
  }
}

function assetsOf(manifest: Record<string, Chunk>, entry: Chunk, page: string): PageAssets {
  const chunk = Object.values(manifest).find(({ name }) => name === `${page}.page`)
  const needed = withImports(manifest, chunk ? [entry, chunk] : [entry])
  return {
    script: address(entry.file),
    modules: [...needed].filter((one) => one !== entry).map(({ file }) => address(file)),
    styles: [...new Set([...needed].flatMap(({ css = [] }) => css))].map(address),
    fonts: Object.values(manifest)
      .map(({ file }) => file)
      .filter((file) => /-latin-(700|wght)-normal-.*\.woff2$/.test(file))
      .map(address),
    later: page === 'offline' ? laterOf(manifest, needed) : [],
  }
}

/** Parts of the layout whose code comes when they are first shown; pages are kept when they are visited. */
function laterOf(manifest: Record<string, Chunk>, needed: ReadonlySet<Chunk>) {
  const parts = [...needed]
    .flatMap(({ dynamicImports = [] }) => dynamicImports)
    .flatMap((key) => manifest[key] ?? [])
    .filter(({ name }) => !name?.endsWith('.page'))
  const all = [...withImports(manifest, parts)].filter((chunk) => !needed.has(chunk))
  return [...new Set(all.flatMap(({ file, css = [] }) => [file, ...css]))].map(address)
}

function withImports(manifest: Record<string, Chunk>, start: readonly Chunk[]) {
  const found = new Set<Chunk>(start)
  for (const chunk of found) {
    for (const key of chunk.imports ?? []) {
      const next = manifest[key]
      if (next) found.add(next)
    }
  }
  return found
}

const address = (file: string) => `/${file}`
