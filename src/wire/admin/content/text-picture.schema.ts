import { z } from 'zod'
import { type CallSchema, data } from '../../call-schema.ts'

const TextPicture = z.object({
  path: z.string().describe('below /media'),
  width: z.int(),
  height: z.int(),
  markdown: z
    .string()
    .describe('how a text has it in it, between the brackets what stands in for it'),
})

export const textPictureCalls = {
  adminAddTextPicture: {
    route: 'POST /admin/text-pictures',
    access: 'content.write',
    summary: 'Store a picture for a text in Markdown; one that no text names goes after a week',
    multipart: { picture: 'file' },
    status: 201,
    answer: data(TextPicture),
  },
} as const satisfies Record<string, CallSchema>
