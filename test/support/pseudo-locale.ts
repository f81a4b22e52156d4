import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Locale } from '#shop/locale.ts'
import type { Language } from '#web/messages/language.ts'
import type { Screen } from '#web/messages/screen.ts'

/**
 * A language for tests: every sentence is the English one in brackets, ⟦Your cart⟧, and written from the
 * right. Its dates and numbers are those of Arabic, so that no Latin letter of theirs is left either.
 */
export const pseudo: Language = {
  locale: 'ar-XB' as string as Locale,
  direction: 'rtl',
  prefix: '',
  translation: Object.fromEntries(
    (await englishScreens()).map(({ name, sentences }) => [name, bracketed(sentences)]),
  ),
}

/** Asks for it as a browser does whose owner has chosen it (`Caller`, `fetch`). */
export const inPseudo = { cookie: `locale=${pseudo.locale}` }

/**
 * The words with a letter that stand outside of all brackets: English that does not come from the messages.
 * `shopData` (names of products and people, e-mail addresses …) may stand there.
 */
export function outsideBrackets(text: string, shopData: readonly string[] = []): string[] {
  let depth = 0
  let outside = ''
  for (const letter of text) {
    if (letter === '⟦') depth += 1
    if (depth === 0) outside += letter
    if (letter === '⟧') {
      depth -= 1
      outside += ' '
    }
  }
  const longestFirst = shopData.filter((one) => one !== '').toSorted((a, b) => b.length - a.length)
  const rest = longestFirst.reduce((left, one) => left.replaceAll(one, ' '), outside)
  return rest.split(/\s+/).filter((word) => /[A-Za-z]/.test(word))
}

type Leaf = string | ((...params: never[]) => unknown)
type Leaves = { readonly [name: string]: Leaf | Leaves }

/** Brackets around each sentence, also around those that a function writes. */
function bracketed<L extends Leaves>(leaves: L): L {
  return Object.fromEntries(
    Object.entries(leaves).map(([name, leaf]) => {
      if (typeof leaf === 'string') return [name, inBrackets(leaf)]
      if (typeof leaf !== 'function') return [name, bracketed(leaf)]
      const write = leaf as (...params: unknown[]) => unknown
      return [name, (...params: unknown[]) => `⟦${String(write(...params))}⟧`]
    }),
  ) as L
}

/** Brackets every line of a Markdown text, because each is its own block. */
function inBrackets(text: string) {
  if (!text.includes('\n')) return `⟦${text}⟧`
  return text.replaceAll(
    /^((?:#+|[-*>]|\d+\.) )?(.+)$/gm,
    (_, mark: string | undefined, line: string) => `${mark ?? ''}⟦${line}⟧`,
  )
}

async function englishScreens(): Promise<Screen[]> {
  const folder = join(import.meta.dirname, '../../src/web/messages/en')
  const modules = await Promise.all(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map(
        async (file) =>
          (await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>,
      ),
  )
  return modules.flatMap((module) => Object.values(module)).filter(isScreen)
}

function isScreen(value: unknown): value is Screen {
  return typeof value === 'object' && value !== null && 'name' in value && 'sentences' in value
}
