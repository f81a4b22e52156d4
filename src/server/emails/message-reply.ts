import type { MessageReplyEmail } from '#shop/notifications/email.ts'
import { oneLine } from '#shop/notifications/one-line.ts'
import type { Pen, Written } from './email-text.ts'

/** The answer above the quoted question; each line is a paragraph. */
export const messageReply = (
  { subject, asked, text }: MessageReplyEmail,
  { t, shop }: Pen,
): Written => ({
  subject: subject ? t('reply.subject', { subject }) : t('reply.subjectNone', { shop }),
  heading: t('reply.heading', { shop }),
  blocks: [
    ...paragraphs(text).map((says) => ({ says })),
    { says: t('reply.asked', { text: oneLine(asked) }) },
    { says: t('reply.again') },
  ],
})

const paragraphs = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
