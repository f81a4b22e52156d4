import type { Page } from 'playwright-core'

/** The sheets that the browser prints: "widthxheight" in whole points (1/72 inch). */
export async function printedPages(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${Math.round(Number(width))}x${Math.round(Number(height))}`,
  )
}

/** The names of the fonts whose glyphs are in the print. */
export async function fontsInPrint(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return [...pdf.matchAll(/\/FontName \/(?:[A-Z]{6}\+)?([^\s/]+)/g)].map(([, name = '']) => name)
}
