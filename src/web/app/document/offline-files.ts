import {
  address,
  drawingsOf,
  entryOf,
  fontsOf,
  type Manifest,
  stylesOf,
  withImports,
} from './manifest.ts'

/** The parts of the layout that come after the first paint of every page. */
const aroundPage = 'src/web/storefront/layout/around-page-parts.tsx'

/** Loaded by a tap on nearly every page, though not by the layout. */
const byTap = [
  'src/web/storefront/product/fly-to-cart.ts',
  'src/web/storefront/product/colour-dialog.tsx',
]

/**
 * The files that any page of the shop may need without a connection, as paths: those that every page starts
 * with, and the parts of the layout whose code comes when they are first used. Code of a page is stored when
 * the page is visited.
 */
export function offlineFiles(manifest: Manifest): string[] {
  const start = withImports(manifest, [entryOf(manifest), chunkOf(manifest, aroundPage)])
  const lazy = [...start]
    .flatMap(({ dynamicImports = [] }) => dynamicImports)
    .map((key) => chunkOf(manifest, key))
    .filter(({ name }) => !name?.endsWith('.page'))
  const taps = byTap.map((key) => chunkOf(manifest, key))
  const all = withImports(manifest, [...start, ...lazy, ...taps])
  const files = [...all].map(({ file }) => address(file))
  return [...new Set([...files, ...stylesOf(all), ...fontsOf(manifest), ...drawingsOf(manifest)])]
}

function chunkOf(manifest: Manifest, key: string) {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build of the pages has no ${key}`)
  return chunk
}
