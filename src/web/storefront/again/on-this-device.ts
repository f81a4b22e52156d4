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
