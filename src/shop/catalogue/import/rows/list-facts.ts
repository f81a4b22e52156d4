import { type Colour, maxColourLength, maxColours } from '../../colours/colour.ts'
import { maxHighlightLength, maxHighlights } from '../../product-draft.ts'
import { byField, cellName, type ProductFacts, productFields } from '../../product-fields.ts'
import { distinctColours, readColour } from '../../colours/read-colour.ts'
import { inUrduLetters } from '../../../translations/urdu-letters.ts'
import { InvalidRow } from '../faults.ts'
import { upTo } from './list-cells.ts'
import type { ListField } from '../list-fields.ts'
import { partsIn } from './parts.ts'
import { repairLine, repairText } from './repair.ts'

/** "Red | Sky blue #87ceeb | #ffffff"; an empty cell says nothing. */
export function coloursIn(cell: string): Colour[] | undefined {
  const colours = distinctColours(partsIn(cell, '|;,').flatMap((part) => readColour(part) ?? []))
  if (colours.length > maxColours)
    throw new InvalidRow({ code: 'tooManyColours', most: maxColours })
  if (colours.some(({ name }) => name.length > maxColourLength))
    throw new InvalidRow({ code: 'colourTooLong', most: maxColourLength })
  return colours.length === 0 ? undefined : colours
}

/** "سرخ | آسمانی"; an empty cell says nothing. */
export function coloursInUrdu(cell: string): string[] | undefined {
  const names = partsIn(cell, '|;,').map(inUrduLetters)
  if (names.some((name) => name.length > maxColourLength))
    throw new InvalidRow({ code: 'colourTooLong', most: maxColourLength })
  return names.length === 0 ? undefined : names
}

/** The plain fields of a row; an empty cell is left out. */
export function factsIn(cell: (field: ListField) => string | undefined): Partial<ProductFacts> {
  const read = byField<string, readonly string[]>(
    (name) => {
      const { kind, max } = productFields[name]
      const repaired = (kind === 'line' ? repairLine : repairText)(cell(cellName(name)) ?? '')
      const text = name === 'nameUr' ? inUrduLetters(repaired) : repaired
      return upTo(max, cellName(name), text)
    },
    (name) => {
      const { max, most } = productFields[name]
      const entries = [...new Set(partsIn(repairText(cell(cellName(name)) ?? ''), '|;,'))]
      if (entries.length > most || entries.some((one) => one.length > max))
        throw new InvalidRow({ code: 'listTooLong', field: cellName(name), most, max })
      return entries
    },
  )
  return Object.fromEntries(Object.entries(read).filter(([, { length }]) => length > 0))
}

/** "Stone ground | No bran taken out"; an empty cell says nothing. */
export function highlightsIn(cell: string): string[] | undefined {
  const highlights = partsIn(cell, '|')
  if (
    highlights.length > maxHighlights ||
    highlights.some((one) => one.length > maxHighlightLength)
  )
    throw new InvalidRow({ code: 'highlightsTooMany', most: maxHighlights })
  return highlights.length === 0 ? undefined : highlights
}
