import type { z } from 'zod'
import type { Colour } from '#shop/catalogue/colours/colour.ts'
import type { WireColour } from './product.schema.ts'

type WithColours = { coloroptions?: z.infer<typeof WireColour>[] | undefined }

/** Absent if there is no choice. */
export const encodeColours = (colours: readonly Colour[]): WithColours =>
  colours.length === 0
    ? {}
    : {
        coloroptions: colours.map(({ name, swatch, picture }) => ({
          name,
          swatch,
          image: picture,
        })),
      }

export const decodeColours = ({ coloroptions = [] }: WithColours): Colour[] =>
  coloroptions.map(({ image, ...colour }) => ({ ...colour, picture: image }))

type OfLine = { color?: string | undefined; color_label?: string | undefined }

/** The colour of a line of a cart, list or order; absent if it has none. */
export const decodeColour = ({ color, color_label: colourLabel = color }: OfLine) =>
  color === undefined ? {} : { colour: color, colourLabel }
