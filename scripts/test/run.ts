import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../../test/support/chromium.ts'
import type { Found } from '../../test/support/machine.ts'
import { findPostgres } from '../../test/support/postgres-server.ts'
import { missedOnPostgres, statementsOn } from './statements.ts'
import {
  add,
  check,
  compare,
  nothing,
  runBeside,
  type Step,
  stopWith,
  summary,
  vitest,
} from './steps.ts'

const filters = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const onlyStatic = process.argv.includes('--static')
/** `npm test` runs few, CI most; `npm run test:all` and `npm test -- cart` all. */
const amount =
  filters.length > 0 || process.argv.includes('--all')
    ? 'all'
    : process.argv.includes('--ci')
      ? 'most'
      : 'few'

const byReading: Step[] = [
  { name: 'types', run: () => check('node_modules/typescript/bin/tsc', ['--noEmit']) },
  {
    name: 'types of the service worker',
    run: () => check('node_modules/typescript/bin/tsc', ['-p', 'src/web/service-worker']),
  },
  { name: 'lint', run: () => check('node_modules/oxlint/bin/oxlint', ['--deny-warnings']) },
  { name: 'format', run: () => check('node_modules/oxfmt/bin/oxfmt', ['--check']) },
  { name: 'unused code', run: () => check('node_modules/knip/bin/knip.js', ['--no-progress']) },
]

const lacks = (found: Found) => ('missing' in found ? found.missing : undefined)

/** A test that fails on one machine alone often does so for these. */
function sayVersions() {
  const postgres = findPostgres()
  const chromium = findChromium()
  const versions = [
    'path' in chromium && versionOf(chromium.path),
    'path' in postgres && versionOf(join(postgres.path, 'postgres')),
  ]
  console.log([`Node.js ${process.version}`, ...versions].filter(Boolean).join(', '))
}

const versionOf = (program: string) =>
  spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.trim()

/** Where test/support/statements.ts writes what each engine executes. */
const statements = mkdtempSync(join(tmpdir(), 'kiryana-statements-'))
process.once('exit', () => rmSync(statements, { recursive: true, force: true }))
const recording = { STATEMENTS: statements }
const chosen = { TESTS: amount }

function compareStatements() {
  const missed = missedOnPostgres(statements)
  if (statementsOn('sqlite', statements) === 0) missed.push('nothing was recorded')
  if (missed.length === 0) return missed
  const what = 'PostgreSQL did not execute these; take their tests out of test/sqlite-only.ts'
  return [`${what}:`, ...missed]
}

const build: Step = {
  name: 'building the pages',
  run: () => check('scripts/build.mjs', ['--if-stale']),
}

const withoutBrowser = (): Step[] => [
  { name: 'rules and units', run: () => vitest('unit', filters) },
  {
    name: 'shop and API on SQLite',
    run: () => vitest('sqlite', filters, { ...recording, ...chosen }),
  },
  {
    name: 'shop and API on PostgreSQL',
    run: () => vitest('postgres', filters, { ...recording, ...chosen }),
    missing: lacks(findPostgres()),
  },
  ...(filters.length === 0 && amount !== 'few'
    ? [
        {
          name: "the stores' statements ran on PostgreSQL too",
          run: () => compare(compareStatements()),
          missing: lacks(findPostgres()),
        },
      ]
    : []),
]

const inBrowser = (): Step => ({
  name: 'journeys in Chromium',
  run: () => vitest('browser', filters, chosen),
  missing: lacks(findChromium()),
})

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) stopWith(signal)
if (!onlyStatic) sayVersions()
// `npm test -- cart` runs only the tests whose path has "cart" in it, and no static checks.
const read = filters.length > 0 ? [] : byReading
const first = await runBeside(read, onlyStatic ? [] : [build])
// One after the other: each fills two cores, and beside one another their tests run into their limits.
const then = onlyStatic ? nothing : await runBeside([...withoutBrowser(), inBrowser()])
const counts = add(first, then)
console.log(`\n${summary(counts)}`)
process.exitCode = counts.failed > 0 ? 1 : 0
