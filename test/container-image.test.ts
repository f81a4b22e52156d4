import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const isBuilt = existsSync(join(root, 'dist/shop/main.js'))
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')

/** A folder with exactly the image's files, and this folder's packages. */
function image() {
  const folder = mkdtempSync(join(tmpdir(), 'kiryana-image-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/shop\/(\S+) \.\/(\S*)$/gm)]
  expect(copied.length).toBeGreaterThan(3)
  for (const [, from = '', to = ''] of copied) {
    const target = join(folder, 'shop', to === '' ? from : to)
    mkdirSync(dirname(target), { recursive: true })
    if (from === 'node_modules') symlinkSync(join(root, from), target)
    else cpSync(join(root, from), target, { recursive: true })
  }
  return folder
}

test.skipIf(!isBuilt)(
  'every command runs with what the image has (needs npm run build)',
  () => {
    const folder = image()
    const [, ...words] = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]') as string[]
    expect(words.at(-1)).toBe('dist/shop/main.js')
    const settings = /^ENV (.*)$/m.exec(dockerfile)?.[1] ?? ''
    const options = /NODE_OPTIONS=(\S+)/.exec(settings)?.[1] ?? ''
    const run = (data: string, ...command: string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [...words, ...command], {
        cwd: join(folder, 'shop'),
        encoding: 'utf8',
        env: { NODE_ENV: 'production', NODE_OPTIONS: options, DATA_DIR: join(folder, data) },
      })
      return { status, says: `${stdout}${stderr}` }
    }
    const list = join(folder, 'list.csv')
    writeFileSync(list, 'name,brand,mrp,department\nAtta,Baghban,100,Flour\n')
    expect(run('data', 'import', list)).toMatchObject({ status: 0, says: expect.stringContaining('1 new') }) // prettier-ignore
    const file = join(folder, 'shop.tar')
    expect(run('data', 'backup', file)).toEqual({ status: 0, says: expect.stringMatching(/^The shop is saved in .*\n$/) }) // prettier-ignore
    expect(run('new', 'restore', file)).toEqual({ status: 0, says: expect.stringMatching(/^1 files are restored .*\n$/) }) // prettier-ignore
    expect(run('new', 'verify')).toEqual({ status: 0, says: expect.stringMatching(/: all is as it must be\.\n$/) }) // prettier-ignore
    expect(run('new', 'recount')).toMatchObject({ status: 0 })
    expect(run('new', 'nothing')).toMatchObject({ status: 2, says: expect.stringContaining('There is no command nothing') }) // prettier-ignore
  },
  120_000,
)

test('the health check waits as long as docs/operate.md says', () => {
  const advised = /health check waits (\d+) s/.exec(
    readFileSync(join(root, 'docs/operate.md'), 'utf8'),
  )
  const [, timeout] = /^HEALTHCHECK .*--timeout=(\d+)s/m.exec(dockerfile) ?? []
  expect([timeout, advised?.[1]]).toEqual(['5', '5'])
})

test.skipIf(!isBuilt)('the built server loads only packages of `dependencies`', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const imported = globSync('dist/{shop,server}/**/*.js', { cwd: root }).flatMap((file) =>
    packagesIn(readFileSync(join(root, file), 'utf8')),
  )
  expect(imported.length).toBeGreaterThan(5)
  expect(imported.filter((name) => !(name in dependencies))).toEqual([])
})

/** The packages that a built file imports, without those of Node. */
function packagesIn(code: string): string[] {
  return parseSync('built.js', code)
    .module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
    .filter((name) => !/^(node:|[./#])/.test(name))
    .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
}
