import { defineConfig } from 'vite'

// The server as few files of JavaScript in dist/shop; what is installed stays where it is.
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/shop',
    target: 'node24',
    minify: false,
    rolldownOptions: {
      // built by itself, and found by its place
      external: /dist\/server\/entry-server/,
      input: {
        main: 'src/server/main.ts',
        'check-books-thread': 'src/server/jobs/check-books-thread.ts',
        'read-price-list-thread': 'src/server/import/read-price-list-thread.ts',
        'snapshot-thread': 'src/server/backup/snapshot-thread.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
