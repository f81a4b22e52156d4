import type { Page } from 'playwright-core'

/**
 * Text that its box cuts off without an ellipsis: `selector: text`. Boxes that scroll, that are hidden for the eye
 * alone, or that end in an ellipsis are meant so.
 */
export const clippedText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isMeant = (box: Element, style: CSSStyleDeclaration) =>
      style.textOverflow === 'ellipsis' ||
      style.webkitLineClamp !== 'none' ||
      style.clipPath !== 'none' ||
      box.clientWidth <= 1 ||
      box.clientHeight <= 1
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    /** The box around all lines of the element's own text. */
    const textOf = (box: Element) => {
      const texts = [...box.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      return texts.flatMap((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        return [...range.getClientRects()].filter(({ width }) => width > 0)
      })
    }
    const cutBy = (box: Element, lines: readonly DOMRect[]) => {
      for (
        let at: Element | null = box;
        at !== null && at !== document.body;
        at = at.parentElement
      ) {
        const style = getComputedStyle(at)
        if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) return null
        if (!clips(style.overflowX) && !clips(style.overflowY)) continue
        if (isMeant(at, style)) return null
        const edge = at.getBoundingClientRect()
        const isCut = lines.some(
          ({ left, right, bottom, height }) =>
            (clips(style.overflowX) && (left < edge.left - 1 || right > edge.right + 1)) ||
            (clips(style.overflowY) && bottom > edge.bottom + height / 2),
        )
        if (isCut || (at === box && at.scrollHeight > at.clientHeight + 1)) return at
      }
      return null
    }
    return [...document.body.querySelectorAll('*')].flatMap((box) => {
      const lines = textOf(box)
      const isSeen = lines.length > 0 && box.checkVisibility({ visibilityProperty: true })
      const by = isSeen ? cutBy(box, lines) : null
      return by === null
        ? []
        : [`${by.tagName.toLowerCase()}.${by.className} cuts off “${box.textContent.slice(0, 60)}”`]
    })
  })
