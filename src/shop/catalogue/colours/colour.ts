/** A colour that a product comes in; its name tells lines of one product apart. */
export type Colour = {
  name: string
  /** In an answer: the name in the reader's language, if it is translated. */
  label?: string | undefined
  /** As `#rrggbb`; null: only the picture shows it. */
  swatch: string | null
  /** The product in this colour: a media path. */
  picture: string | null
}

export const maxColours = 24
export const maxColourLength = 40

type Coloured = { colours?: readonly Colour[] | undefined }

/** As names are compared. */
export const foldedColour = (name: string) => name.trim().toLowerCase()

/** The colour of that name, however its letters are cased. */
export const colourNamed = ({ colours = [] }: Coloured, name: string): Colour | undefined =>
  colours.find((colour) => foldedColour(colour.name) === foldedColour(name))

/**
 * Which colour a buyer gets: the one that was named, the first where none was, undefined where the
 * product has none. `gone`: the one that was named is not (any more) among them.
 */
export function chosenColour(
  product: Coloured,
  wanted: string | undefined,
): { colour: string | undefined; gone: boolean } {
  if (wanted === undefined || wanted === '')
    return { colour: product.colours?.[0]?.name, gone: false }
  const found = colourNamed(product, wanted)
  return { colour: found?.name ?? wanted, gone: found === undefined }
}

/** The product's picture in that colour, where it has one. */
export const pictureIn = (
  product: Coloured & { picture: string | null },
  colour: string | undefined,
): string | null =>
  (colour === undefined ? undefined : colourNamed(product, colour))?.picture ?? product.picture
