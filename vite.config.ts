import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'
import type { Manifest } from './src/web/app/document/manifest.ts'
import { offlineFiles } from './src/web/app/document/offline-files.ts'

const leanIcon = fileURLToPath(new URL('src/web/ui/lean-icon.ts', import.meta.url))
const loadCode = fileURLToPath(new URL('src/web/app/hydration/load-code.ts', import.meta.url))

/** The parts of libraries that the shop does not use, and what stands in their place. */
const left: readonly { of: RegExp; part: string; by: string }[] = [
  { of: /lucide-react\/.*\/icons\//, part: '/createLucideIcon.mjs', by: leanIcon },
]

const leaveOut: Plugin = {
  name: 'leave-out',
  enforce: 'pre',
  resolveId(source, importer = '') {
    return left.find(({ of, part }) => source.endsWith(part) && of.test(importer))?.by ?? null
  },
}

/** Vite's own loader cannot ask again for what was lost on the way. */
const ownLoader: Plugin = {
  name: 'own-loader',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export { loadCode as __vitePreload } from ${JSON.stringify(loadCode)}`
      : null,
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

// `vite build` makes what shoppers' browsers load, `vite build --mode back-office` what staff's do, so that
// neither carries anything of the other; `vite build --ssr …` makes what the server renders with.
export default defineConfig(({ isSsrBuild, mode }) => {
  const application = mode === 'back-office' ? mode : 'storefront'
  const assetsDir = application === 'storefront' ? 'assets' : `assets/${application}`
  return {
    plugins: [
      leaveOut,
      ownLoader,
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
              codeSplitting: { groups: [{ name: 'shared', minShareCount: 20 }] },
            },
          },
        },
  }
})
