import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rowsOf } from './support/secrets.ts'

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 })
const hasHistory = existsSync('.git')

test.skipIf(!hasHistory)('no file with secrets or customers was ever committed', () => {
  const paths = [...new Set(git('log', '--all', '--format=', '--name-only').split('\n'))]
  const never =
    /(^|\/)\.env(\.(?!example$)|$)|\.(pem|key|p12|pfx|jks|sqlite3?|db(-wal|-shm)?)$|(^|\/)(id_rsa|id_ed25519|\.netrc|\.npmrc\.local)$/
  expect(paths.filter((path) => never.test(path))).toEqual([])
})

test.skipIf(!hasHistory)(
  'no key of a kind that can be told by its looks was ever committed',
  () => {
    const added = git('log', '--all', '-p', '--format=', '--unified=0', '--no-color')
    expect(rowsOf(added)).toEqual([])
  },
  120_000,
)

test('the search finds what it looks for', () => {
  expect(rowsOf(`key = ${'AKIA'}${'A'.repeat(16)}`)).toEqual(['a key of Amazon: AKIAAAAAAAAA…'])
  expect(rowsOf('nothing to see')).toEqual([])
})

const built = globSync('dist/{client,back-office}/**/*.{js,css,html,json,webmanifest,map}')

test.skipIf(built.length === 0)(
  'the browser gets no source map, no secret and no code of the server',
  () => {
    expect(built.filter((path) => path.endsWith('.map'))).toEqual([])
    const code = built.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
    const serverOnly =
      /node:(fs|net|crypto|sqlite|child_process|http)\b|sourceMappingURL|process\.env\.(?!NODE_ENV)|DATABASE_URL|password_hash|insert into |select \* from|scrypt|fastify/i
    const found = code.flatMap(({ path, text }) => {
      const match = serverOnly.exec(text)
      return match === null ? [] : [`${path}: ${text.slice(match.index - 40, match.index + 60)}`]
    })
    expect(found).toEqual([])
    expect(code.flatMap(({ path, text }) => rowsOf(text).map((row) => `${path}: ${row}`))).toEqual(
      [],
    )
  },
)
