import { plainDigits } from '../../../digits.ts'
import { readPack } from '../../sizes/pack.ts'

// Sold by weight, or poured: "5 L" alone may be the size of a cooker, and "500 mg" what a tablet has in it.
const byWeight =
  /(?:[-–,(]|\b(?:pouch|pack|packet|bag|jar|tin|box|sachet|carton|bottle)\b)\s*(\d+(?:\.\d+)?\s*(?:g|gm|gms|kg|kgs))\)?$/i
const poured =
  /\b(?:pouch|sachet|carton|tetra pack|tin|can)\s*[-–,(]?\s*(\d+(?:\.\d+)?\s*(?:ml|l|ltr|litre))\)?$/i

const anySize = /\d\s*(?:mg|g|gm|gms|kg|kgs|ml|l|ltr|litre)\b/gi

/** The pack size at the end of a name, "Basmati Rice - 5 kg", where it can be nothing else. */
export function packInName(typed: string): string {
  const name = plainDigits(typed)
  // "Tea 1 kg + Tea 250 g", "12-17 kg": several things, or whom it is for.
  if (/\+|\d\s*[-–]\s*\d+(?:\.\d+)?\s*\p{L}+\)?$|\beach\b/iu.test(name)) return ''
  if ((name.match(anySize)?.length ?? 0) > 1) return ''
  const match = byWeight.exec(name) ?? poured.exec(name)
  const found = match?.[1] ?? ''
  if (match === null || readPack(found).amount === null) return ''
  // As it is written in the list; plain digits take as much room.
  const at = match.index + match[0].indexOf(found)
  return typed.slice(at, at + found.length)
}
