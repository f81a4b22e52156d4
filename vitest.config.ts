import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

// A test that opens a shop or a database runs on both engines; the others need none and run once.
const tests = globSync('{src,demo,test,bench,scripts}/**/*.test.{ts,tsx}').map((path) =>
  path.replaceAll('\\', '/'),
)
const inBrowser = tests.filter((path) => path.startsWith('test/browser/'))
const onPostgres = tests.filter((path) => path.endsWith('/support/postgres.test.ts'))
const onBoth = tests.filter((path) => !inBrowser.includes(path) && opensDatabase(path))
const onNone = tests.filter((path) => ![...inBrowser, ...onPostgres, ...onBoth].includes(path))

function opensDatabase(path: string): boolean {
  if (path.endsWith('.store.test.ts') || path.startsWith('test/api/')) return true
  return /from '[^']*support\/(shop|database)\.ts'/.test(readFileSync(path, 'utf8'))
}

const project = (name: string, include: string[], more: object = {}) => ({
  extends: true as const,
  test: { name, include: include.length > 0 ? include : [`no-${name}-tests-yet`], ...more },
})

export default defineConfig({
  test: {
    environment: 'node',
    execArgv: ['--disable-warning=ExperimentalWarning'],
    passWithNoTests: true,
    restoreMocks: true,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      project('unit', onNone),
      project('sqlite', onBoth, { env: { TEST_ENGINE: 'sqlite' } }),
      project('postgres', [...onPostgres, ...onBoth], {
        env: { TEST_ENGINE: 'postgres' },
        globalSetup: ['test/support/postgres.ts'],
      }),
      project('browser', inBrowser, { testTimeout: 90_000, fileParallelism: false }),
    ],
  },
})
