import {
  address,
  drawingsOf,
  entryOf,
  fontsOf,
  type Manifest,
  stylesOf,
  withImports,
} from './manifest.ts'

/** The parts of the layout that load after the first paint of every page. */
const aroundPage = 'src/web/storefront/layout/around-page-parts.tsx'

/** Loaded on nearly every page by a tap, or while an order waits for a connection, but not by the layout. */
const onDemand = [
  'src/web/storefront/product/buying/fly-to-cart.ts',
  'src/web/storefront/product/buying/colour-dialog.tsx',
  'src/web/storefront/checkout/waiting/waiting-part.tsx',
  'src/web/storefront/checkout/waiting/waiting-view.tsx',
  'src/web/storefront/cart/quantity/quantity-field.tsx', // in the cart, which is cached before it is visited
]

/** Paths of the files that any page may need offline: the entry's chunks and the layout's lazy parts. A page's own code is cached when
 * the page is visited. */
export function offlineFiles(manifest: Manifest): string[] {
  const start = withImports(manifest, [entryOf(manifest), chunkOf(manifest, aroundPage)])
  const lazy = [...start]
    .flatMap(({ dynamicImports = [] }) => dynamicImports)
    .map((key) => chunkOf(manifest, key))
    .filter(({ name }) => !name?.endsWith('.page'))
  const demanded = onDemand.map((key) => chunkOf(manifest, key))
  const all = withImports(manifest, [...start, ...lazy, ...demanded])
  const files = [...all].map(({ file }) => address(file))
  return [...new Set([...files, ...stylesOf(all), ...fontsOf(manifest), ...drawingsOf(manifest)])]
}

function chunkOf(manifest: Manifest, key: string) {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build of the pages has no ${key}`)
  return chunk
}
