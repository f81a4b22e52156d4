import { isSoldOut, type Product } from '#shop/catalogue/product.ts'
import { Badge } from '../../../ui/badge.tsx'
import { productMessages } from '../../../messages/en/storefront/catalogue/product.ts'
import { siteMessages } from '../../../messages/en/site.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useLowStock } from './use-low-stock.ts'

export function Stock({ product }: { product: Product }) {
  const t = useMessages(productMessages, siteMessages)
  const lowStock = useLowStock()
  if (isSoldOut(product)) return <Badge tone="bad">{t('product.soldOut')}</Badge>
  if (product.stock !== null && product.stock <= lowStock) {
    return <Badge tone="loud">{t('product.left', { count: product.stock })}</Badge>
  }
  return <Badge tone="good">{t('product.inStock')}</Badge>
}
