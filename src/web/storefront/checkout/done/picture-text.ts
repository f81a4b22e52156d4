import type { OrderLine } from '#shop/orders/order.ts'
import { dueOf } from '#shop/orders/cancelling/cancellation.ts'
import type { doneMessages } from '../../../messages/en/storefront/checkout/done.ts'
import type { Translate } from '../../../messages/messages-in.ts'

/** Text of the shared picture; contains no name or address. */
export type PictureText = { shop: string; items: string; total: string; arriving: string }

type Order = Parameters<typeof dueOf>[0] & {
  lines: readonly Pick<OrderLine, 'quantity' | 'cancelledQuantity'>[]
}

export function pictureText(
  order: Order,
  { t, shop, arriving }: { t: Translate<typeof doneMessages>; shop: string; arriving: string },
): PictureText {
  const count = order.lines.reduce((sum, line) => sum + line.quantity - line.cancelledQuantity, 0)
  return {
    shop,
    items: t('picture.items', { count }),
    total: t.money(dueOf(order).total),
    arriving,
  }
}
