import type { WelcomeEmail } from '#shop/notifications/email.ts'
import { greeting, type Pen, type Written } from './email-text.ts'

const wholesaleText = { yes: 'welcome.wholesale', waiting: 'welcome.wholesaleLater' } as const

export function welcome({ name, wholesale }: WelcomeEmail, pen: Pen): Written {
  const { t, shop, links } = pen
  return {
    subject: t('welcome.subject', { shop }),
    heading: t('welcome.heading'),
    blocks: [
      greeting(name, pen),
      { says: t('welcome.thanks', { shop }) },
      ...(wholesale === 'no' ? [] : [{ says: t(wholesaleText[wholesale]) }]),
      { label: t('welcome.button'), link: links.products },
      { says: t('welcome.notYou') },
    ],
  }
}
