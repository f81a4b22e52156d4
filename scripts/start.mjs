// npm start: the shop, from a fresh clone on any Node from 18 on.
import { ready } from './ready.mjs'

ready().runShop(['src/server/main.ts', ...process.argv.slice(2)])
