import type { Page } from 'playwright-core'

/** What a shop with Urdu digits writes in Western ones: the test data (in Greek letters), phone and order numbers, codes and addresses with Latin letters. */
const codes =
  /[\p{Script=Greek}][\p{Script=Greek}\s\d,./-]*|\+\d[\d ]+|\b0\d{2,3}[- ]?\d{7}\b|\b\d{7,}\b|[^\s()]*[A-Za-z][^\s()]*\d[^\s()]*|[^\s()]*\d[^\s()]*[A-Za-z@][^\s()]*/gu

/** Visible texts with Western digits outside of codes, of fields and of what the shop and its customers wrote (`data`). */
export const westernDigits = async (page: Page, data: readonly string[]): Promise<string[]> => {
  const texts = await page.evaluate(() => {
    const found: string[] = []
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const { textContent, parentElement } = nodes.currentNode
      if (!/\d/.test(textContent ?? '') || !parentElement?.checkVisibility()) continue
      if (parentElement.closest('script, style, code, textarea, [href^="tel:"]')) continue
      found.push(textContent ?? '')
    }
    return found
  })
  return texts.filter((text) => /\d/.test(withoutData(text, data).replaceAll(codes, '')))
}

const withoutData = (text: string, data: readonly string[]) =>
  data.reduce((rest, one) => rest.replaceAll(one, ''), text)
