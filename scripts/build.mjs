// npm run build: the pages, whether or not they have changed.
import { ready } from './ready.mjs'

ready({ pages: process.argv.includes('--if-stale') ? 'if-stale' : 'always' })
