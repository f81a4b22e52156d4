import { greeting, type Pen, type Written } from './email-text.ts'

/** To a stock buyer who has waited for the shop to look. */
export const wholesaleOpen = (name: string, pen: Pen): Written => {
  const { t, shop, links } = pen
  return {
    subject: t('wholesaleOpen.subject'),
    heading: t('wholesaleOpen.heading'),
    blocks: [
      greeting(name, pen),
      { says: t('wholesaleOpen.text', { shop }) },
      { label: t('wholesaleOpen.button'), link: links.products },
      { says: t('wholesaleOpen.list') },
    ],
  }
}
