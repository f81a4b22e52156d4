import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSections, writeSections } from './file.ts'
import { numberDraft, readNumbers, readTexts, textDrafts } from './sections.ts'

const texts = ['chai', '', 'دودھ', '🥭 Mango', ...Array.from({ length: 5000 }, (_, at) => `p${at}`)]
const drafts = () => [
  numberDraft('prices', Float64Array.of(1.5, NaN), Float64Array.of(-1)),
  ...textDrafts('names', () => texts),
]
const about = (writer: string) => ({ writer, token: 't', version: 3, newest: 5, recent: [] })
const always = async () => true

function place() {
  const folder = mkdtempSync(join(tmpdir(), 'kiryana-saved-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return { folder, path: join(folder, 'saved') }
}

test('a saved file is read back', async () => {
  const { folder, path } = place()
  expect(readSections(path, 'me')).toBe(null)
  expect(await writeSections(path, about('me'), drafts(), always)).toBe(true)
  const { about: read, sections } = readSections(path, 'me') ?? expect.fail()
  expect(read).toEqual(about('me'))
  expect([...readNumbers(sections, 'prices', Float64Array)]).toEqual([1.5, NaN, -1])
  expect(readTexts(sections, 'names')).toEqual(texts)
  expect(readSections(path, 'another')).toBe(null)
  expect(readdirSync(folder)).toEqual(['saved'])
})

test('a truncated file, or one with a changed byte, is rejected', async () => {
  const { path } = place()
  await writeSections(path, about('me'), drafts(), always)
  const whole = readFileSync(path)
  const broken = (bytes: Uint8Array) => {
    writeFileSync(path, bytes)
    return readSections(path, 'me')
  }
  for (const length of [0, 5, 12, 1000, whole.length - 12, whole.length - 1])
    expect(broken(whole.subarray(0, length))).toBe(null)
  expect(broken(Buffer.concat([whole, Buffer.of(0)]))).toBe(null)
  for (let at = 0; at < whole.length; at += at > whole.length - 40 ? 1 : 997) {
    const other = Buffer.from(whole)
    other[at] = (other[at] ?? 0) ^ 4
    expect(broken(other)).toBe(null)
  }
  expect(broken(whole)).not.toBe(null)
})

test('until a new file is whole the old one stays, and one process writes at a time', async () => {
  const { folder, path } = place()
  await writeSections(path, about('old'), drafts(), always)
  const during: unknown[] = []
  const stopped = async () => {
    during.push(readSections(path, 'old')?.about)
    during.push(await writeSections(path, about('second'), drafts(), always))
    return false
  }
  expect(await writeSections(path, about('new'), drafts(), stopped)).toBe(false)
  expect(during).toEqual([about('old'), false])
  expect([readdirSync(folder), readSections(path, 'old')?.about]).toEqual([['saved'], about('old')])
})

test('leftovers of a killed writer are deleted', async () => {
  const { folder, path } = place()
  writeFileSync(`${path}.part`, 'half')
  expect(await writeSections(path, about('me'), drafts(), always)).toBe(false)
  const anHourAgo = Date.now() / 1000 - 3600
  utimesSync(`${path}.part`, anHourAgo, anHourAgo)
  expect(await writeSections(path, about('me'), drafts(), always)).toBe(true)
  expect(readdirSync(folder)).toEqual(['saved'])
})
