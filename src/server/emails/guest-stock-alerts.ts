import type { MailedProduct } from '#shop/notifications/email.ts'
import { greeting, packed, type Pen, type Written } from './email-text.ts'

type About = { product: MailedProduct }

/** No other e-mail is sent before this link is used. */
export const confirmStockAlert = ({ product }: About, token: string, pen: Pen): Written => {
  const { t, shop, links } = pen
  return {
    subject: t('stockAlert.subject', { name: product.name, shop }),
    heading: t('stockAlert.heading'),
    blocks: [
      greeting('', pen),
      { says: t('stockAlert.text', { product: packed(product.name, product.pack, pen), shop }) },
      { label: t('stockAlert.button'), link: links.confirmStockAlert(token) },
      { says: t('stockAlert.lasts') },
      { says: t('email.notYouNothing') },
    ],
  }
}

export const guestBackInStock = ({ product }: About, token: string, pen: Pen): Written => {
  const { t, shop, links } = pen
  return {
    subject: t('backInStock.subject', { name: product.name, shop }),
    heading: t('backInStock.heading'),
    blocks: [
      greeting('', pen),
      { says: t('backInStock.text', { product: packed(product.name, product.pack, pen) }) },
      { label: t('backInStock.button'), link: links.product(product) },
      { says: t('backInStock.forgotten') },
      { label: t('backInStock.stop'), link: links.stopStockAlerts(token) },
    ],
  }
}
