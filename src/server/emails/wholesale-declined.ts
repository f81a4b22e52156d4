import { greeting, type Pen, type Written } from './email-text.ts'

/** Tells a customer that their wholesale application was declined. */
export const wholesaleDeclined = (name: string, pen: Pen): Written => {
  const { t, shop, links } = pen
  return {
    subject: t('wholesaleDeclined.subject', { shop }),
    heading: t('wholesaleDeclined.heading'),
    blocks: [
      greeting(name, pen),
      { says: t('wholesaleDeclined.text', { shop }) },
      { label: t('wholesaleDeclined.button'), link: links.products },
      { says: t('wholesaleDeclined.ask') },
    ],
  }
}
