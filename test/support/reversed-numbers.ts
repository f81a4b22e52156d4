import type { Page } from 'playwright-core'

/** Phone numbers whose groups change places, because a line from the right draws them as figures of its own. */
export const reversedNumbers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const leftOf = (node: Node, at: number) => {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const [box] = range.getClientRects()
      return box?.left ?? null
    }
    while (texts.nextNode()) {
      const node = texts.currentNode
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      for (const { 0: number, index } of (node.textContent ?? '').matchAll(/\+\d[\d ]{6,}\d/g)) {
        const [plus, digit] = [leftOf(node, index), leftOf(node, index + 1)]
        if (plus !== null && digit !== null && plus > digit) found.push(`${number} is reversed`)
      }
    }
    return found
  })
