import type { Page } from 'playwright-core'

/**
 * What is written in Latin letters without being a word: e-mail addresses, where the links of a sample e-mail lead,
 * colours, and who is named beside the map.
 */
const noWords = [
  /[\w.+•-]+@[\w.-]+\.\w+/g,
  /\/[\w/-]+\?\w+=sample\b/g,
  /#[0-9a-f]{6}\b/g,
  /\b(?:OpenStreetMap|GeoNames)\b/g,
]

/**
 * The words on the page that come neither from the messages (⟦…⟧) nor from the shop's data (in Greek letters):
 * all of its text, shown or hidden, its title and description, and what screen readers and empty fields say.
 */
export async function untranslated(page: Page, allowed: readonly RegExp[] = []): Promise<string[]> {
  const texts = await page.evaluate(textsOfPage)
  return texts.flatMap((text) => wordsOutside(text, allowed))
}

function wordsOutside(text: string, allowed: readonly RegExp[] = []): string[] {
  let rest = text
  while (/⟦[^⟦⟧]*⟧/.test(rest)) rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ')
  for (const pattern of [...noWords, ...allowed]) rest = rest.replaceAll(pattern, ' ')
  // What stands around a word says where it is.
  return [...rest.matchAll(/[^\n]*[A-Za-z⟦⟧][^\n]*/g)].map(([line]) => line.trim().slice(0, 120))
}

function textsOfPage(): string[] {
  const spoken = [
    'alt',
    'aria-description',
    'aria-label',
    'aria-placeholder',
    'aria-roledescription',
    'aria-valuetext',
    'label',
    'placeholder',
    'title',
  ]
  const texts = [document.title]
  const metas = 'meta[name=description], meta[property="og:title"], meta[property="og:description"]'
  for (const meta of document.querySelectorAll(metas))
    texts.push(meta.getAttribute('content') ?? '')
  for (const element of document.body.querySelectorAll('*'))
    for (const name of spoken) texts.push(element.getAttribute(name) ?? '')
  for (const button of document.querySelectorAll<HTMLInputElement>(
    'input:is([type=submit], [type=button])',
  ))
    texts.push(button.value)

  const parsed = (html: string) =>
    new DOMParser().parseFromString(html, 'text/html').body.childNodes

  // A sentence may go on in an element inside of its block: what is inline is read as one line.
  let line = ''
  const read = (node: Node) => {
    if (node instanceof Text) line += node.data.replaceAll('\n', ' ')
    if (!(node instanceof Element) || node.matches('script, style')) return
    if (node.matches('noscript')) {
      for (const inside of parsed(node.textContent)) read(inside)
      return
    }
    const isInline = getComputedStyle(node).display.startsWith('inline')
    if (!isInline) line += '\n'
    for (const child of node.childNodes) read(child)
    if (!isInline) line += '\n'
  }
  read(document.body)
  return [...texts, line].filter((text) => text !== '')
}
