// npm run dev: the shop as it will run, built again and started again at every change. The same build
// and the same server as `npm start`, so that nothing works only while it is being developed.
import { watchPages } from './ready/build.mjs'
import { ready } from './ready.mjs'

const { node, env, runShop } = ready()
watchPages(node, env)

const watched = [
  'src/server',
  'src/wire',
  'src/shop',
  'src/db',
  'dist/server',
  'dist/client/.vite',
  'dist/back-office/.vite',
]

runShop([
  ...watched.map((path) => `--watch-path=${path}`),
  '--watch-preserve-output',
  'src/server/main.ts',
  ...process.argv.slice(2),
])
