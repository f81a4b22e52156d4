// node scripts/run.mjs FILE.ts …: any of our TypeScript files with a Node that can run it.
import { ready } from './ready.mjs'

ready({ pages: 'none' }).run(process.argv.slice(2))
