import type { z } from 'zod'
import type { Colour } from '#shop/catalogue/colours/colour.ts'
import type { WireColour } from './product.schema.ts'

type Coloured = { coloroptions?: z.infer<typeof WireColour>[] | undefined }

/** Absent if there is no choice. */
export const encodeColours = (colours: readonly Colour[]): Coloured =>
  colours.length === 0
    ? {}
    : {
        coloroptions: colours.map(({ name, swatch, picture }) => ({
          name,
          swatch,
          image: picture,
        })),
      }

export const decodeColours = ({ coloroptions = [] }: Coloured): Colour[] =>
  coloroptions.map(({ name, swatch, image }) => ({ name, swatch, picture: image }))
