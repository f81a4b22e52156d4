import { nearestColourName, swatchNamed } from './colour-names.ts'
import { type Colour, foldedColour } from './colour.ts'

/** A colour as people write it: "Sky blue", "#87ceeb" or "Sky blue #87ceeb". Null: nothing is written. */
export function readColour(text: string, picture: string | null = null): Colour | null {
  const hex = /#(?:[\da-f]{6}|[\da-f]{3})\b/i.exec(text)?.[0]
  const name = text
    .replace(hex ?? '', '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (hex === undefined) return name === '' ? null : { name, swatch: swatchNamed(name), picture }
  const swatch = longHex(hex.toLowerCase())
  return { name: name || nearestColourName(swatch), swatch, picture }
}

/** Each name once; what is named twice by its hex value alone is numbered. */
export function distinctColours(colours: readonly Colour[]): Colour[] {
  const used = new Set<string>()
  return colours.map((colour) => {
    let name = colour.name
    for (let count = 2; used.has(foldedColour(name)); count += 1) name = `${colour.name} ${count}`
    used.add(foldedColour(name))
    return { ...colour, name }
  })
}

const longHex = (hex: string) => (hex.length === 7 ? hex : hex.replaceAll(/[\da-f]/g, '$&$&'))
