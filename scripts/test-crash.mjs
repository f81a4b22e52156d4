// npm run test:crash: a server killed some hundreds of times; see scripts/test/crash.ts.
import { ready } from './ready.mjs'

ready().run(['scripts/test/crash.ts', ...process.argv.slice(2)])
