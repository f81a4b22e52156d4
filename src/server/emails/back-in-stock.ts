import type { BackInStockEmail } from '#shop/notifications/email.ts'
import { greeting, packed, type Pen, type Written } from './email-text.ts'

export const backInStock = ({ name, product }: BackInStockEmail, pen: Pen): Written => {
  const { t, shop, links } = pen
  return {
    subject: t('backInStock.subject', { name: product.name, shop }),
    heading: t('backInStock.heading'),
    blocks: [
      greeting(name, pen),
      { says: t('backInStock.text', { product: packed(product.name, product.pack, pen) }) },
      { label: t('backInStock.button'), link: links.product(product) },
      { says: t('backInStock.once') },
    ],
  }
}
