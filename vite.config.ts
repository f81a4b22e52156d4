import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The router without its framework and without its measuring, which the shop does not use. */
const leanRouter: Plugin = {
  name: 'lean-router',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const inLinks = /react-router\/dist\/\w+\/lib\/(dom\/lib|components)\.js/.test(importer)
    const inRouter = /react-router\/dist\/\w+\/lib\/router\/router\.js/.test(importer)
    const left =
      (inLinks && source.endsWith('/ssr/components.js')) ||
      (inRouter && source.endsWith('/instrumentation.js'))
    return left ? new URL('src/web/router-parts.ts', import.meta.url).pathname : null
  },
}

// `vite build` makes what the browser loads; `vite build --ssr …` makes what the server renders with.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [leanRouter, react(), tailwind({ optimize: false })],
  publicDir: isSsrBuild ? false : 'src/web/public',
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  // React is bundled into the server's build too, so that its fast variant is chosen here and not by
  // an environment variable that somebody may forget.
  ssr: { noExternal: true },
  build: isSsrBuild
    ? { outDir: 'dist/server', minify: false, copyPublicDir: false }
    : {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        // A page that is gone to fetches its code by itself; listing all parts of all pages in the
        // first script costs every visitor more than it saves. Styles must be there before the page.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, parts) => parts.filter((part) => part.endsWith('.css')),
        },
        // From where light-dark(), :dir() and dialogs that slide are understood.
        cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
        rolldownOptions: { input: 'src/web/entry-browser.tsx' },
      },
}))
