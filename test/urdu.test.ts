import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { Screen } from '#web/messages/screen.ts'
import { urdu } from '#web/messages/ur/urdu.ts'

/** All that shoppers read, and the server says; the back office has no Urdu yet. */
const english = await screensIn((file) => !file.startsWith('back-office'))

const sentences = (screens: Record<string, Partial<Screen['sentences']>>) =>
  Object.entries(screens).flatMap(([screen, groups]) =>
    Object.entries(groups).flatMap(([group, all = {}]) =>
      Object.entries(all).map(
        ([name, sentence]) => [`${screen} ${group}.${name}`, sentence] as const,
      ),
    ),
  )

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

test('what a shopper reads in Urdu has no English word but names', () => {
  const allowed =
    /\]\([^)]*\)|https?:\/\/\S+|[\w.]+@[\w.]+|\{[^}]*\}|Rs\.|\b(English|CSV|JPEG|PNG|WebP|AVIF|A4|UTF-8|OpenStreetMap|RSS|PDF|QR|SMS|GPS|kg|g|L|ml|km|DE-MILK-\w+|SKU|MB|KB|JavaScript)\b/g
  const own = ours.filter(([key]) => urdu.storefront?.has(key.split(' ')[0] ?? ''))
  expect(own.filter(([, sentence]) => /[A-Za-z]/.test(sentence.replaceAll(allowed, '')))).toEqual(
    [],
  )
})

async function screensIn(wanted: (file: string) => boolean): Promise<Screen[]> {
  const folder = join(import.meta.dirname, '../src/web/messages/en')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const modules = await Promise.all(
    files
      .filter((file) => file.endsWith('.ts') && wanted(file))
      .map(
        async (file) =>
          (await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>,
      ),
  )
  return modules
    .flatMap((module) => Object.values(module))
    .filter(
      (one): one is Screen =>
        typeof one === 'object' && one !== null && 'name' in one && 'sentences' in one,
    )
}
