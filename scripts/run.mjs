// node scripts/run.mjs FILE.ts …: any of our TypeScript files, with a Node that can run it and with
// the shop's settings.
import { ready } from './ready.mjs'

ready({ pages: 'none' }).runShop(process.argv.slice(2))
