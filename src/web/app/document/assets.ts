import { readFileSync } from 'node:fs'
import type { Locale } from '#shop/locale.ts'
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
    of(page: string, locale: Locale): PageAssets {
      const key = `${locale} ${page}`
      const assets = known.get(key) ?? assetsOf(manifest, entry, { page, locale })
      known.set(key, assets)
      return assets
    },
  }
}

/** What the pages of a language load beside their own. */
const languageModules: Partial<Record<Locale, string>> = {
  ur: 'src/web/app/translation/read-translation.ts',
}

type Asked = { page: string; locale: Locale }

function assetsOf(manifest: Manifest, entry: Chunk, { page, locale }: Asked): PageAssets {
  const chunk = Object.values(manifest).find(({ name }) => name === `${page}.page`)
  const ofLanguage = manifest[languageModules[locale] ?? '']
  const needed = withImports(
    manifest,
    [entry, chunk, ofLanguage].filter((one) => one !== undefined),
  )
  return {
    script: address(entry.file),
    page: chunk ? address(chunk.file) : '',
    modules: [...needed].filter((one) => one !== entry).map(({ file }) => address(file)),
    styles: stylesOf(needed),
    fonts: fontsOf(manifest),
  }
}
