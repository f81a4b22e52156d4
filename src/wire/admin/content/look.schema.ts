import { z } from 'zod'
import { type CallSchema, data } from '../../call-schema.ts'
import { misfit } from '../../misfit.ts'

const HexColour = z.string().regex(/^#[0-9a-fA-F]{6}$/, misfit('hex_colour'))

/** The logo and the colours of the shop. */
export const AdminLook = z.object({
  logo: z
    .object({
      image: z.string(),
      width: z.int(),
      height: z.int(),
      isLight: z.boolean().describe('drawn for a dark ground'),
    })
    .nullable()
    .describe('null: the flower that the shop comes with'),
  colours: z
    .object({ brand: z.string(), accent: z.string() })
    .nullable()
    .describe('as they were chosen; null: those that the shop comes with'),
  shown: z
    .object({ brand: z.string(), accent: z.string() })
    .describe('by day: made darker or lighter where words on them could not be read'),
  version: z.int(),
})

export const lookCalls = {
  adminLook: {
    route: 'GET /admin/look',
    access: 'settings.read',
    summary: 'The logo and the colours of the shop',
    answer: data(AdminLook),
  },
  adminChangeLook: {
    route: 'PATCH /admin/look',
    access: 'settings.write',
    summary: 'Change the colours, or take the logo away',
    body: z.strictObject({
      version: z.int(),
      colours: z
        .strictObject({ brand: HexColour, accent: HexColour })
        .nullable()
        .optional()
        .describe('null: those that the shop comes with'),
      logo: z.null().optional().describe('null takes it away'),
    }),
    answer: data(AdminLook),
  },
  adminSetLogo: {
    route: 'POST /admin/look/logo',
    access: 'settings.write',
    summary: 'Give the shop a logo; `version` is that of the look which it was chosen for',
    multipart: { picture: 'file', version: 'text' },
    answer: data(AdminLook),
  },
} as const satisfies Record<string, CallSchema>
