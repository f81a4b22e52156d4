// npm run test:crash -- [KILLS] [options of vitest]: the tests of test/crash with many more kills, 200
// on each engine unless told otherwise; each engine tells at its end what it has done.
import { spawnSync } from 'node:child_process'

const [kills = '200', ...more] = process.argv.slice(2)
const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'test/crash', '--no-file-parallelism']
const { status } = spawnSync(process.execPath, [...vitest, ...more], {
  stdio: 'inherit',
  env: { ...process.env, KILLS: kills },
})
process.exitCode = status ?? 1
