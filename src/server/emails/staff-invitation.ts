import type { Pen, Written } from './email-text.ts'

export const staffInvitation = (token: string, { t, shop, links }: Pen): Written => ({
  subject: t('invitation.subject', { shop }),
  heading: t('invitation.heading', { shop }),
  blocks: [
    { says: t('invitation.text', { shop }) },
    { label: t('invitation.button'), link: links.staffInvitation(token) },
    { says: t('invitation.notYou') },
  ],
})
