import { z } from 'zod'
import { type CallSchema, data } from '../../call-schema.ts'
import { misfit } from '../../misfit.ts'

const HexColour = z.string().regex(/^#[0-9a-fA-F]{6}$/, misfit('hex_colour'))

/** The logo and the colours of the shop. */
export const AdminBranding = z.object({
  logo: z
    .object({
      image: z.string(),
      width: z.int(),
      height: z.int(),
      isLight: z.boolean().describe('true: a light logo for dark backgrounds'),
    })
    .nullable()
    .describe('null: the default logo'),
  colours: z
    .object({ brand: z.string(), accent: z.string() })
    .nullable()
    .describe('the chosen colours; null: the default colours'),
  shown: z
    .object({ brand: z.string(), accent: z.string() })
    .describe('the colours in the light theme, adjusted for readable text'),
  version: z.int(),
})

export const brandingCalls = {
  adminBranding: {
    route: 'GET /admin/look',
    access: 'settings.read',
    summary: 'Get the logo and colours of the shop',
    answer: data(AdminBranding),
  },
  adminChangeBranding: {
    route: 'PATCH /admin/look',
    access: 'settings.write',
    summary: 'Change the colours, or delete the logo',
    body: z.strictObject({
      version: z.int(),
      colours: z
        .strictObject({ brand: HexColour, accent: HexColour })
        .nullable()
        .optional()
        .describe('null: the default colours'),
      logo: z.null().optional().describe('null: delete the logo'),
    }),
    answer: data(AdminBranding),
  },
  adminSetLogo: {
    route: 'POST /admin/look/logo',
    access: 'settings.write',
    summary:
      'Set the logo of the shop; `version`: the version you read, refused if it changed since',
    multipart: { picture: 'file', version: 'text' },
    answer: data(AdminBranding),
  },
} as const satisfies Record<string, CallSchema>
