import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { Screen } from '#web/messages/screen.ts'
import { urdu } from '#web/messages/ur/urdu.ts'
import { names, namesForStaff } from './support/latin-names.ts'

const web = join(import.meta.dirname, '../src/web')

/** All that people read. */
const english = await screensIn()

const sentences = (screens: Record<string, Partial<Screen['sentences']>>) =>
  Object.entries(screens).flatMap(([screen, groups]) =>
    Object.entries(groups).flatMap(([group, all = {}]) =>
      Object.entries(all).map(
        ([name, sentence]) => [`${screen} ${group}.${name}`, sentence] as const,
      ),
    ),
  )

const { loaded = { shoppers: new Set<string>(), staff: new Set<string>() } } = urdu

const ours = sentences(urdu.translation)

test('each sentence has its Urdu, with the same placeholders', () => {
  const holes = (sentence: string) =>
    [...new Set([...sentence.matchAll(/\{(\w+)/g)].map(([, name]) => name))].toSorted().join()
  const byKey = new Map(ours)
  const originals = sentences(
    Object.fromEntries(english.map((screen) => [screen.name, screen.sentences])),
  )
  expect(originals.length).toBeGreaterThan(1500)
  expect(
    originals
      .filter(([key, sentence]) => holes(sentence) !== holes(byKey.get(key) ?? '{missing'))
      .map(([key]) => key),
  ).toEqual([])
  expect(ours.length).toBe(originals.length)
})

test('Urdu has its own letters and marks, not those of Arabic and English', () => {
  const foreign =
    /[يكىة]|[ؠ-ؿ](?<![؛؟ء-غ])|[\u0660-\u0669\u06f0-\u06f9]|[\u0600-\u06ff][,;?]|[\u0600-\u06ff]\.(?!\w)/
  expect(ours.filter(([, sentence]) => foreign.test(sentence))).toEqual([])
})

test('quotes open and close, and words are spelt as in the glossary', () => {
  const marks = (sentence: string) => sentence.replaceAll(/[^“”]/g, '')
  expect(ours.filter(([, sentence]) => !/^(?:“”)*$/.test(marks(sentence)))).toEqual([])
  const otherwise =
    /(?<!\p{L})(?:ہوگا|ہوگی|ہونگے|لاگ ان|گلّا|پتا|آرا|حذف|سطر|سہ پہر|کیٹیگری|صارف|منتخب|ڈیلیوری)(?!\p{L})/u
  expect(
    ours.filter(([key, sentence]) => !key.includes('palette-words') && otherwise.test(sentence)),
  ).toEqual([])
})

test('no verb agrees with the reader, who may be a woman', () => {
  const agrees =
    /(?<!\p{L})آپ (?!(?:کے|کی|کا|کو|نے|سے|پر|تک) )[^۔؛:!؟]*(?:سکتے|چاہتے|سکتی|چاہتی) ہیں/u
  expect(ours.filter(([, sentence]) => agrees.test(sentence))).toEqual([])
})

const inLatin = (screens: ReadonlySet<string>, allowed: RegExp) =>
  ours
    .filter(([key]) => screens.has(key.split(' ')[0] ?? ''))
    .filter(([, sentence]) =>
      /[A-Za-z]/.test(sentence.replaceAll(names, '').replaceAll(allowed, '')),
    )

test('what a shopper reads in Urdu has no English word but names', () =>
  expect(inLatin(loaded.shoppers, /^$/g)).toEqual([]))

/** Other names of pages are typed in Latin letters too; refusals name parts of the API, and the rows of a list its columns. */
const mayBeLatin = ['back-office-palette-words', 'back-office-language', 'refusals', 'import']

test('what staff read in Urdu has no English word but names, keys and commands', () => {
  const screens = loaded.staff.difference(new Set([...loaded.shoppers, ...mayBeLatin]))
  expect(inLatin(screens, namesForStaff)).toEqual([])
})

test('what is sent to a customer in Urdu has no English word but names', () =>
  expect(inLatin(new Set(['emails', 'whatsapp', 'delivery-answer']), /^$/g)).toEqual([]))

test('browsers of staff load the sentences of all that pages of the back office say', async () => {
  const files = ['back-office', 'ui', 'app'].flatMap((folder) =>
    readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => readFileSync(join(web, folder, file), 'utf8')),
  )
  const named = new Set(files.flatMap((text) => text.match(/\b\w+Messages\b/g) ?? []))
  expect(named.size).toBeGreaterThan(60)
  const modules = await modulesOfEnglish()
  const missing = modules
    .flatMap((module) => Object.entries(module))
    .filter(([name, one]) => named.has(name) && isScreen(one) && !loaded.staff.has(one.name))
  expect(missing.map(([name]) => name)).toEqual([])
})

async function screensIn(): Promise<Screen[]> {
  const modules = await modulesOfEnglish()
  return modules.flatMap((module) => Object.values(module)).filter(isScreen)
}

function modulesOfEnglish(): Promise<Record<string, unknown>[]> {
  const folder = join(web, 'messages/en')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return Promise.all(
    files
      .filter((file) => file.endsWith('.ts'))
      .map(
        async (file) =>
          (await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>,
      ),
  )
}

function isScreen(one: unknown): one is Screen {
  return typeof one === 'object' && one !== null && 'name' in one && 'sentences' in one
}
