// npm test: what every change is checked by, in named steps; npm run test:ci: everything. npm run check: what
// needs no running shop. The pages are built by a step of their own, so that nothing hides the others.
import { ready } from './ready.mjs'

ready({ pages: 'none' }).run(['scripts/test/run.ts', ...process.argv.slice(2)])
