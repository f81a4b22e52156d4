import type { MessageReplyEmail } from '#shop/notifications/email.ts'
import { oneLine } from '#shop/notifications/one-line.ts'
import type { Pen, Written } from './email-text.ts'

/** What staff answered, over what was asked. Each line is a paragraph of its own. */
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
