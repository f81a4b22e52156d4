// npm run dev: the shop with pages that change while you edit, restarted when the server changes.
import { ready } from './ready.mjs'

// Named, because src/web is Vite's to watch, and plain --watch would also see Vite's own temp files.
const watched = ['src/server', 'src/wire', 'src/shop', 'src/db'].map((path) => `--watch-path=${path}`)

ready({ pages: 'none' }).runShop([
  ...watched,
  '--watch-preserve-output',
  'src/server/main.ts',
  '--dev',
  ...process.argv.slice(2),
])
