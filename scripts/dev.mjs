// npm run dev: the shop with pages that change while you edit, restarted when the server changes.
import { ready } from './ready.mjs'

ready({ pages: 'none' }).runShop([
  '--watch',
  'src/server/main.ts',
  '--dev',
  ...process.argv.slice(2),
])
