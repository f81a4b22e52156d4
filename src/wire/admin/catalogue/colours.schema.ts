import { z } from 'zod'
import { maxColourLength, maxColours } from '#shop/catalogue/colours/colour.ts'
import { ColourLabel, Id, Name } from '../../amounts.schema.ts'

/** The colours that a product comes in; their Urdu is `colorsUr`. */
export const ColoursOfProduct = z.array(
  z.object({
    name: z.string(),
    label: ColourLabel,
    swatch: z.string().nullable(),
    picture: z.string().nullable(),
  }),
)

/** The same as staff give them. */
export const ColoursBody = z
  .array(
    z.object({
      name: Name(maxColourLength).describe(
        'a name such as "Sky blue", or a value such as "#87ceeb" that the shop names',
      ),
      swatch: z
        .string()
        .regex(/^#[\da-fA-F]{6}$/)
        .nullable()
        .optional(),
      picture: Id.nullable().optional().describe("id of one of the product's pictures"),
    }),
  )
  .max(maxColours)
