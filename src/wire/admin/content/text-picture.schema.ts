import { z } from 'zod'
import { type CallSchema, data } from '../../call-schema.ts'

const TextPicture = z.object({
  path: z.string().describe('path under /media'),
  width: z.int(),
  height: z.int(),
  markdown: z
    .string()
    .describe('Markdown that embeds the picture, with the alternative text between the brackets'),
})

export const textPictureCalls = {
  adminAddTextPicture: {
    route: 'POST /admin/text-pictures',
    access: 'content.write',
    summary: 'Upload a picture for a Markdown text; deleted after a week if no text uses it',
    multipart: { picture: 'file' },
    status: 201,
    answer: data(TextPicture),
  },
} as const satisfies Record<string, CallSchema>
