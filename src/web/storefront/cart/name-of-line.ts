import { type NamedLine, packOf } from './mini-lines.tsx'
import { detailsOf } from '../parts/details-of.ts'

/** "Onions, Red · 5 kg", where a line is named in a sentence. */
export const nameOfLine = (line: NamedLine) => detailsOf(line.name, packOf(line), line.colourLabel)
