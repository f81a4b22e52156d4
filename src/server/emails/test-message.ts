import type { Pen, Written } from './email-text.ts'

export const testMessage = ({ t, shop, links }: Pen): Written => ({
  subject: t('test.subject', { shop }),
  heading: t('test.heading'),
  blocks: [{ says: t('test.text', { shop }) }, { label: t('test.button'), link: links.home }],
})
