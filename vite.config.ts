import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import subsetFont from 'subset-font'
import { build, defineConfig, type Plugin, type Rolldown } from 'vite'
import type { Manifest } from './src/web/app/document/manifest.ts'
import { iconSheet } from './scripts/vite/icon-sheet.ts'
import { offlineFiles } from './src/web/app/document/offline-files.ts'

const loadCode = fileURLToPath(new URL('src/web/app/hydration/load-code.ts', import.meta.url))

/** The Urdu font with the letters of Urdu alone weighs a third of that for all languages in Arabic script. */
const urduFonts: Plugin = {
  name: 'urdu-fonts',
  async buildStart() {
    for (const weight of [400, 700]) {
      const whole = `@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-${weight}-normal.woff2`
      const font = readFileSync(new URL(`node_modules/${whole}`, import.meta.url))
      for (const [name, signs] of Object.entries({
        urdu: urduLetters,
        'urdu-digits': urduDigits,
      })) {
        const small = await subsetFont(font, signs, { targetFormat: 'woff2' })
        writeFileSync(
          new URL(`node_modules/.cache/${name}-${weight}.woff2`, import.meta.url),
          small,
        )
      }
    }
  },
}

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

/** In a file of their own: only shops with Urdu digits load it. */
const urduDigits = `٫٬${range(0x6f0, 0x6f9)}`

/** Letters, vowel signs and marks of Urdu and of the Arabic words in it; figures are Western (docs/urdu.md). */
const urduLetters = `،؛؟٪ٰ${range(0x621, 0x63a)}${range(0x641, 0x656)}ٹپچڈڑژکگںھہۂۃیے${range(0x6d2, 0x6d4)}${range(0x200b, 0x200f)} `

/** Vite's own loader cannot ask again for what was lost on the way. */
const ownLoader: Plugin = {
  name: 'own-loader',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export { loadCode as __vitePreload } from ${JSON.stringify(loadCode)}`
      : null,
}

/** Writes the tables of routes out as constants: their schemas stay on the server. */
const routeTables: Plugin = {
  name: 'route-tables',
  enforce: 'pre',
  async load(id) {
    if (!/\/src\/wire\/((hold|list|khata)-)?routes\.ts$/.test(id)) return null
    const tables = (await import(pathToFileURL(id).href)) as Record<string, unknown>
    return Object.entries(tables)
      .map(([name, table]) => `export const ${name} = ${JSON.stringify(table)}`)
      .join('\n')
  },
}

// Phones that get no newer browser any more are still in many hands.
const oldest = ['chrome111', 'firefox114', 'safari16.4']

/** One file with all that it imports, as a minified script that needs no module loader. */
async function bundled(entry: string, define: Record<string, string> = {}): Promise<string> {
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: oldest,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })
  const [chunk] = [made].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (chunk?.type !== 'chunk') throw new Error(`${entry} could not be bundled`)
  return chunk.code
}

/** `import text from './file.ts?script'`: what is written into the page itself. */
const inlineScript: Plugin = {
  name: 'inline-script',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('?script')) return null
    const file = id.slice(0, -'?script'.length)
    this.addWatchFile(file)
    return { code: `export default ${JSON.stringify(await bundled(file))}`, moduleType: 'js' }
  },
}

const worker = fileURLToPath(new URL('src/web/service-worker/service-worker.ts', import.meta.url))

/** /sw.js, with the list of the files of this build that it keeps. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  enforce: 'post',
  buildStart() {
    for (const file of globSync('*.ts', { cwd: dirname(worker) }))
      this.addWatchFile(join(dirname(worker), file))
  },
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const manifest = bundle['.vite/manifest.json']
      if (manifest?.type !== 'asset') throw new Error('The build has no manifest')
      const files = offlineFiles(JSON.parse(String(manifest.source)) as Manifest)
      const source = await bundled(worker, { buildFiles: JSON.stringify(files) })
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  },
}

/** So small that a file of their own would weigh twice as much; most pages need most of them. */
const smallOnMany =
  /\/(shop\/(digits|catalogue\/product)|use-wholesale|pictures-on-tap|opener|stars|details-of|icon-button|tel-link|waiting-text)\.tsx?$/

/** What the pages from the product to the order have in common. */
const withBuying = /\/(use-(delivery|arrival|points-rule)|shop-day|savings|dotted)\.tsx?$/

/** What the cart's page and its sheet have in common; more would bring the card of a product along. */
const withCart =
  /\/(cart-edits|en\/storefront\/checkout\/(cart|free-delivery)|free-text|use-save-list)\.tsx?$/

/** What the pages of one order have in common. */
const withOrder =
  /\/(shop\/(orders\/prepaid|order-states)|en\/storefront\/checkout\/(orders|order-arrival)|promised-text|order-error|payment-of|note-of)\.tsx?$/

const onEachPage = new Map<string, boolean>()

/** What the entry itself imports comes with each page, so that more than one file of it only costs requests. */
function isOnEachPage(id: string, infoOf: (id: string) => Rolldown.ModuleInfo | null): boolean {
  const known = onEachPage.get(id)
  if (known !== undefined) return known
  onEachPage.set(id, false) // a circle of imports ends here
  const info = infoOf(id)
  const is =
    info !== null && (info.isEntry || info.importers.some((one) => isOnEachPage(one, infoOf)))
  onEachPage.set(id, is)
  return is
}

// `vite build` makes what shoppers' browsers load, `vite build --mode back-office` what staff's do, so that
// neither carries anything of the other; `vite build --ssr …` makes what the server renders with.
export default defineConfig(({ isSsrBuild, mode }) => {
  const application = mode === 'back-office' ? mode : 'storefront'
  const assetsDir = application === 'storefront' ? 'assets' : `assets/${application}`
  return {
    plugins: [
      iconSheet(),
      urduFonts,
      ownLoader,
      routeTables,
      inlineScript,
      react(),
      tailwind({ optimize: false }),
      !isSsrBuild && application === 'storefront' && serviceWorker,
    ],
    publicDir: isSsrBuild || application !== 'storefront' ? false : 'src/web/public',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    // React is bundled into the server's build too, so that its fast variant is chosen here and not by
    // an environment variable that somebody may forget.
    ssr: { noExternal: true },
    build: isSsrBuild
      ? { outDir: 'dist/server', minify: false, copyPublicDir: false }
      : {
          outDir: application === 'storefront' ? 'dist/client' : `dist/${application}`,
          assetsDir,
          manifest: true,
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          // Colours too are written for them.
          cssTarget: oldest,
          rolldownOptions: {
            input: `src/web/${application}/entry-browser.ts`,
            output: {
              // Each first visit loads the table of these files: names in it would weigh a kilobyte. The manifest has them.
              chunkFileNames: `${assetsDir}/[hash:7].js`,
              // What many pages share comes in one file: thirty of a few hundred bytes each pack badly.
              codeSplitting: {
                groups: [
                  {
                    debugName: 'start',
                    name: (id, chunking) =>
                      smallOnMany.test(id) || isOnEachPage(id, (one) => chunking.getModuleInfo(one))
                        ? 'start'
                        : null,
                    priority: 1,
                  },
                  { name: 'buying', test: withBuying },
                  { name: 'cart', test: withCart },
                  { name: 'order', test: withOrder },
                  { name: 'shared', minShareCount: 28 },
                ],
              },
            },
          },
        },
  }
})
