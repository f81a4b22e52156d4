import { greeting, type Pen, type Written } from './email-text.ts'

export const passwordReset = (name: string, token: string, pen: Pen): Written => {
  const { t, shop, links } = pen
  return {
    subject: t('reset.subject', { shop }),
    heading: t('reset.heading'),
    blocks: [
      greeting(name, pen),
      { says: t('reset.text') },
      { label: t('email.newPassword'), link: links.resetPassword(token) },
      { says: t('reset.notYou') },
    ],
  }
}
