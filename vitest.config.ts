import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

// A test that opens a shop or a database runs on both engines, one that opens a browser runs in a
// real one, and the others need neither and run once.
const tests = globSync('{src,demo,test,bench,scripts}/**/*.test.{ts,tsx}').map((path) =>
  path.replaceAll('\\', '/'),
)
const inBrowser = tests.filter((path) => isIn(path, 'test/browser/') || asksFor(path, 'chromium'))
const onPostgres = tests.filter((path) => asksFor(path, 'postgres') && !inBrowser.includes(path))
const onBoth = tests.filter(
  (path) =>
    (isIn(path, 'test/api/') || asksFor(path, 'shop|database')) && !inBrowser.includes(path),
)
const onNone = tests.filter((path) => ![...inBrowser, ...onPostgres, ...onBoth].includes(path))

function isIn(path: string, folder: string): boolean {
  return path.startsWith(folder)
}

function asksFor(path: string, support: string): boolean {
  return new RegExp(`from '[^']*/(${support})\\.ts'`).test(supportImportsOf(path))
}

function supportImportsOf(path: string): string {
  const imports = readFileSync(path, 'utf8').match(/from '[^']*'/g) ?? []
  const beside = path.startsWith('test/support/')
  return imports.filter((from) => beside || from.includes('/support/')).join('\n')
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
