import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { atEveryChange, inCiOnly } from './test/at-every-change.ts'
import { sqliteOnly } from './test/sqlite-only.ts'

// A test that opens a shop or a database runs on both engines, one that opens a browser runs in a
// real one, and the others need neither and run once. What a test opens shows in what it imports
// from test/support. How many of them run says TESTS: "few" at every change (`npm test`), "most" in CI, or all.
const tests = globSync('{src,demo,test,bench,scripts}/**/*.test.{ts,tsx}')
  .map((path) => path.replaceAll('\\', '/'))
  .map((path) => ({ path, opens: openedBy(path) }))

const inBrowser = pick(
  ({ path, opens }) => path.startsWith('test/browser/') || opens.has('chromium'),
)
const onBoth = pick(
  ({ path, opens }) =>
    !inBrowser.includes(path) &&
    (path.startsWith('test/api/') ||
      ['shop', 'seeded-shop', 'database', 'empty-database'].some((one) => opens.has(one))),
)
const onPostgresAlone = pick(
  ({ path, opens }) => !inBrowser.includes(path) && opens.has('postgres'),
)
const onNone = pick(({ path }) => ![...inBrowser, ...onBoth, ...onPostgresAlone].includes(path))
const run = runOf(process.env['TESTS'])

/** What runs of the tests on each engine and in the browser. */
function runOf(amount: string | undefined) {
  const onPostgres = [...new Set([...onPostgresAlone, ...onBoth])]
  const all = { onSqlite: onBoth, onPostgres, inBrowser }
  if (amount === 'most')
    return { ...all, onPostgres: onPostgres.filter((path) => !sqliteOnly.includes(path)) }
  if (amount !== 'few') return all
  const { postgres, browser } = atEveryChange
  return {
    onSqlite: onBoth.filter((path) => !inCiOnly.includes(path)),
    onPostgres: onPostgres.filter((path) => postgres.includes(path)),
    inBrowser: inBrowser.filter((path) => browser.includes(path)),
  }
}

function pick(wanted: (test: (typeof tests)[number]) => boolean): string[] {
  return tests.filter(wanted).map(({ path }) => path)
}

function openedBy(path: string): Set<string> {
  const imports = readFileSync(path, 'utf8').matchAll(/^(?:import|}).* from '(.*)\/([\w-]+)\.ts'/gm)
  const beside = path.startsWith('test/support/')
  return new Set(
    [...imports]
      .filter(([, folder]) => (beside ? folder === '.' : folder?.endsWith('/support')))
      .map(([, , name]) => name ?? ''),
  )
}

const temporary = 'test/support/temporary.ts'
const statements = ['test/support/statements.ts']

const project = (name: string, include: string[], more: object = {}) => ({
  extends: true as const,
  test: {
    name,
    include: include.length > 0 ? include : [`no-${name}-tests-yet`],
    globalSetup: [temporary],
    ...more,
  },
})

/** These first, so that no process is left alone with one of them at the end. */
const longest = ['every-page', 'back-office-orders', 'layout-shift', 'long-words', 'location']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) =>
      longest.findIndex((name) => moduleId.endsWith(`/test/browser/${name}.test.ts`))
    const isLong = (file: TestSpecification) => rank(file) >= 0
    const sorted = await super.sort(files)
    const first = sorted.filter(isLong).toSorted((a, b) => rank(a) - rank(b))
    return [...first, ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    environment: 'node',
    execArgv: ['--disable-warning=ExperimentalWarning'],
    passWithNoTests: true,
    restoreMocks: true,
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // A process reads the shop's modules once for all its files, and fills each template of a database
    // once: without that, four fifths of a short file's time. Whatever a file changes outside of its own
    // shop it puts back.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      project('unit', onNone),
      project('sqlite', run.onSqlite, { env: { TEST_ENGINE: 'sqlite' }, setupFiles: statements }),
      project('postgres', run.onPostgres, {
        env: { TEST_ENGINE: 'postgres' },
        setupFiles: statements,
        globalSetup: [temporary, 'test/support/postgres.ts'],
      }),
      // A poll waits as long as the page's own waits do: a second is short on a busy machine.
      project('browser', run.inBrowser, {
        testTimeout: 90_000,
        expect: { poll: { timeout: 15_000 } },
      }),
    ],
  },
})
