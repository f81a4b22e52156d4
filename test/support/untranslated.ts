import type { Page } from 'playwright-core'

/** Latin text that is not translatable: e-mail addresses, links of sample e-mails, colours, and map attribution. */
const noWords = [
  /[\w.+•-]+@[\w.-]+\.\w+/g,
  /\/[\w/-]+\?\w+=sample\b/g,
  /#[0-9a-f]{6}\b/g,
  /\b(?:OpenStreetMap|GeoNames)\b/g,
]

/**
 * Words of the page that are neither messages (⟦…⟧) nor data (in Greek letters): visible and hidden text,
 * title, description, labels and placeholders.
 */
export const untranslated = async (page: Page, allowed: readonly RegExp[] = []) =>
  untranslatedIn(await page.content(), allowed)

/** The same for a page that is not opened: its HTML as the server or a browser writes it. */
export function untranslatedIn(html: string, allowed: readonly RegExp[] = []): string[] {
  const readable = html.replaceAll(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, '')
  const found = [spoken, metas, buttons].flatMap((pattern) =>
    [...readable.matchAll(pattern)].map(([, text = '']) => text),
  )
  return [...found, readable.replaceAll(/<[^>]*>/g, '\n')].flatMap((text) =>
    wordsOutside(decoded(text), allowed),
  )
}

const spoken =
  /\s(?:alt|aria-description|aria-label|aria-placeholder|aria-roledescription|aria-valuetext|label|placeholder|title)="([^"]*)"/g
const metas = /<meta (?:name="description"|property="og:(?:title|description)") content="([^"]*)"/g
const buttons = /<input(?=[^>]* type="(?:submit|button)")[^>]* value="([^"]*)"/g

const decoded = (text: string) =>
  text
    .replaceAll(/&(?:quot|#x27|#39|lt|gt|nbsp);/g, ' ') // none of them is a letter
    .replaceAll('&amp;', '&')

function wordsOutside(text: string, allowed: readonly RegExp[]): string[] {
  let rest = text
  while (/⟦[^⟦⟧]*⟧/.test(rest)) rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ')
  for (const pattern of [...noWords, ...allowed]) rest = rest.replaceAll(pattern, ' ')
  // Context of a word shows where it is.
  return [...rest.matchAll(/[^\n]*[A-Za-z⟦⟧][^\n]*/g)].map(([line]) => line.trim().slice(0, 120))
}
