import type { CartItem } from '#shop/cart/cart.ts'
import type { Order } from '#shop/orders/order.ts'
import { bought, viewed } from './device-texts.ts'

const maxOrders = 12
const maxViewed = 12

/** The server already has an account's orders. */
export function recordBought({ accountId, lines }: Pick<Order, 'accountId' | 'lines'>) {
  if (accountId !== null) return
  const line = lines.map(({ productId, quantity }) => `${productId}:${quantity}`).join(' ')
  bought.write([line, ...bought.read().split('\n')].slice(0, maxOrders).join('\n'))
}

/** Takes cancelled goods out of the newest order that has them. */
export function recordCancelled(lines: readonly Pick<CartItem, 'productId' | 'quantity'>[]) {
  bought.write(lines.reduce(withoutLine, bought.read()))
}

export function withoutLine(text: string, cancelled: Pick<CartItem, 'productId' | 'quantity'>) {
  let left = cancelled.quantity
  return text
    .split('\n')
    .map((order) =>
      order
        .split(' ')
        .flatMap((line) => {
          const [productId, quantity] = line.split(':')
          if (productId !== cancelled.productId || left === 0) return [line]
          const rest = Number(quantity) - left
          left = Math.max(0, -rest)
          return rest > 0 ? [`${productId}:${rest}`] : []
        })
        .join(' '),
    )
    .filter((order) => order !== '')
    .join('\n')
}

export function recordViewed(productId: string) {
  const others = idsIn(viewed.read()).filter((id) => id !== productId)
  viewed.write([productId, ...others].slice(0, maxViewed).join(' '))
}

export const clearViewed = () => viewed.write('')

export const useViewed = () => idsIn(viewed.use())
export const useBought = () => boughtIn(bought.use())

const idsIn = (text: string) => text.split(' ').filter((id) => id !== '' && id.length <= 64)

/** Lines with a sequence number: a later order has the higher number. */
export const boughtIn = (text: string): (CartItem & { sequence: number })[] =>
  text.split('\n').flatMap((order, index) =>
    order.split(' ').flatMap((line) => {
      const [, productId, quantity] = /^([^: ]{1,64}):([1-9]\d{0,2})$/.exec(line) ?? []
      return productId
        ? [{ productId, quantity: Number(quantity), sequence: maxOrders - index }]
        : []
    }),
  )
