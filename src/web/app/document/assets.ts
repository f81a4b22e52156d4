import { readFileSync } from 'node:fs'
import {
  address,
  type Chunk,
  entryOf,
  fontsOf,
  type Manifest,
  stylesOf,
  withImports,
} from './manifest.ts'

export type PageAssets = {
  script: string
  page: string
  styles: readonly string[]
  modules: readonly string[]
  fonts: readonly string[]
}

export function readAssets(folder: string) {
  const file = new URL(`../${folder}/.vite/manifest.json`, import.meta.url)
  return assetsFrom(JSON.parse(readFileSync(file, 'utf8')) as Manifest)
}

function assetsFrom(manifest: Manifest) {
  const entry = entryOf(manifest)
  const known = new Map<string, PageAssets>()
  return {
    of(page: string): PageAssets {
      const assets = known.get(page) ?? assetsOf(manifest, entry, page)
      known.set(page, assets)
      return assets
    },
  }
}

function assetsOf(manifest: Manifest, entry: Chunk, page: string): PageAssets {
  const chunk = Object.values(manifest).find(({ name }) => name === `${page}.page`)
  const needed = withImports(manifest, chunk ? [entry, chunk] : [entry])
  return {
    script: address(entry.file),
    page: chunk ? address(chunk.file) : '',
    modules: [...needed].filter((one) => one !== entry).map(({ file }) => address(file)),
    styles: stylesOf(needed),
    fonts: fontsOf(manifest),
  }
}
