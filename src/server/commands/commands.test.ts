import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

function open() {
  const folder = mkdtempSync(join(tmpdir(), 'kiryana-commands-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const data = join(folder, 'data')
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const run = (command: string, ...words: string[]) => {
    const { PATH } = process.env
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'src/server/main.ts', command, ...words],
      {
        encoding: 'utf8',
        env: { PATH, DATA_DIR: data },
      },
    )
    return { status, says: `${stdout}${stderr}` }
  }
  return { folder, data, write, run }
}

/** Each command is a process, which takes seconds on a busy machine. */
const patience = 120_000

const list =
  'name,brand,mrp,offer,department\nAtta,Baghban,"1,250",1100,Flour\nTea,Baghban,,,Drinks\n'
const take = 'import'

test(
  'a list is dry-run, imported and imported again; then the shop is verified',
  () => {
    const { data, folder, write, run } = open()
    const file = write('list.csv', list)
    expect(run(take, file, '--dry-run')).toMatchObject({
      status: 0,
      says: expect.stringContaining('Nothing was written. It would be: 1 new'),
    })
    expect(existsSync(data)).toBe(false)

    const report = join(folder, 'report.csv')
    const first = run(take, file, '--report', report)
    expect(first).toMatchObject({
      status: 0,
      says: expect.stringContaining(
        '1 new, 0 changed, 0 unchanged; 0 repeated and 1 refused of 2 rows',
      ),
    })
    expect(first.says).toContain('line 3: the list price is missing (Tea)')
    expect(readFileSync(report, 'utf8')).toContain('3,refused,the list price is missing,Tea')
    expect(run(take, file).says).toContain('0 new, 0 changed, 1 unchanged')

    expect(run('verify')).toEqual({
      status: 0,
      says: 'V1, V2, V3, V4, V5, V6, V7, V10, V11, V12: all is as it must be.\n',
    })
    const log = write('clean.log', 'Kiryana is open at http://127.0.0.1:3000\n')
    expect(run('verify', '--log', log)).toEqual({
      status: 0,
      says: 'V1, V2, V3, V4, V5, V6, V7, V10, V11, V12, V8, V9: all is as it must be.\n',
    })
    const bad = write(
      'bad.log',
      `{"level":60,"msg":"gone"}\n{"level":30,"msg":"sid=${'x'.repeat(20)}"}\n`,
    )
    expect(run('verify', '--log', bad)).toEqual({
      status: 1,
      says: 'V8: an error that was not expected: line 1\nV9: a cookie is in the log: line 2\n',
    })
    expect(run('verify', '--log', join(folder, 'none.log'))).toMatchObject({
      status: 2,
      says: expect.stringContaining('There is no log'),
    })
    expect(run('verify', '--lgo')).toMatchObject({ status: 2 })
    const db = new DatabaseSync(join(data, 'kiryana.db'))
    db.exec('update product set stock = 5')
    db.close()
    expect(run('verify')).toMatchObject({
      status: 1,
      says: expect.stringMatching(/^V4: the stock is not the sum of its ledger: \w{26}\n$/),
    })
  },
  patience,
)

test(
  'an impossible command ends with a sentence',
  () => {
    const { data, write, run } = open()
    expect(run(take, write('wrong.csv', 'colour\nred\n'))).toMatchObject({
      status: 1,
      says: expect.stringMatching(/no column for the name.*Nothing was written\./),
    })
    expect(run(take, 'not-there.csv')).toMatchObject({
      status: 1,
      says: expect.stringContaining('cannot be read'),
    })
    expect(run(take)).toMatchObject({ status: 2, says: expect.stringContaining('--dry-run') })
    expect(existsSync(data)).toBe(false)
    expect(run('verify')).toMatchObject({
      status: 2,
      says: expect.stringContaining('There is no shop in'),
    })
  },
  patience,
)

test(
  'a backup restored elsewhere passes verification; an impossible command ends with a sentence',
  () => {
    const { folder, data, write, run } = open()
    expect(run('import', write('list.csv', list)).status).toBe(0)
    const file = join(folder, 'shop.tar')
    expect(run('backup', file)).toMatchObject({ status: 0, says: expect.stringContaining('is saved in') }) // prettier-ignore
    expect(run('backup', file).status).toBe(0) // a night later, under the same name
    expect(readdirSync(folder).toSorted()).toEqual(['data', 'list.csv', 'shop.tar'])
    expect(readdirSync(data).filter((name) => name.startsWith('backup-'))).toEqual([])
    expect(run('restore', file)).toMatchObject({ status: 2, says: expect.stringContaining('There is something in') }) // prettier-ignore

    renameSync(data, join(folder, 'before'))
    expect(run('backup', file)).toMatchObject({ status: 2, says: expect.stringContaining('There is no shop in') }) // prettier-ignore
    const whole = readFileSync(file)
    const damaged = Buffer.from(whole)
    damaged.fill(0x5a, 40_000, 44_000)
    writeFileSync(file, damaged)
    expect(run('restore', file)).toEqual({
      status: 2,
      says: 'This backup cannot be restored: “kiryana.db” in it is not as it was when the backup was made. Nothing was changed: use another copy of it, or an older backup.\n',
    })
    expect(readdirSync(data)).toEqual([])
    writeFileSync(file, whole)
    expect(run('restore', file)).toMatchObject({ status: 0, says: expect.stringMatching(/^1 files are restored to/) }) // prettier-ignore
    expect(run('verify').status).toBe(0)
    expect(run('recount')).toEqual({ status: 0, says: 'The sums of all days are counted again.\n' })

    expect(run('backup', folder).says).toContain('is a folder')
    expect(run('backup').says).toContain('It is: backup FILE')
    expect(run('restore').says).toContain('It is: restore FILE')
    expect(run('restore', join(folder, 'none.tar')).says).toContain('cannot be read')
    for (const name of ['backpu', 'constructor'])
    expect(run(name)).toMatchObject({ status: 2, says: expect.stringContaining(`There is no command ${name}.`) }) // prettier-ignore
  },
  patience,
)
