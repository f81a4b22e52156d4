import { cartOrder, placed } from './orders.ts'
import type { TestShop } from './shop.ts'

type Visitor = 'guest' | 'amina'
type Row = [address: string, title: string, who?: Visitor]

const level = (...names: string[]) => `/category/${names.map(encodeURIComponent).join('/')}`

/** The public routes in order, with the heading of each page. */
const routes = ({ news, order }: { news: string; order: string }): Row[] => [
  ['/', 'Kiryana'],
  ['/news', 'News &amp; Update'],
  [`/news/${news}`, 'Newer'],
  ['/about', 'About Us'],
  ['/contact', 'Contact Us'],
  ['/help', 'Help'],
  ['/helpinfo', 'Help Information'],
  ['/event', 'Events'],
  ['/achievement', 'Achievements'],
  ['/cart', 'Your cart'],
  ['/checkout', 'Checkout', 'amina'],
  ['/wishlist', 'Your wishlist is empty', 'amina'],
  ['/products/1', 'Kala Kulu Apples'],
  ['/item/1', 'Kala Kulu Apples'],
  ['/1', 'Kala Kulu Apples'],
  ['/confirm-order/1', 'Contact and shipping'],
  ['/place-order/1', 'Review your order'],
  [`/congratulation/${order}`, 'Congratulations!', 'amina'],
  [`/track-order/${order}`, 'Track your order', 'amina'],
  [`/cancel-order/${order}`, 'Cancel your order', 'amina'],
  [`/cancel-confirmation/${order}`, 'Cancel Order Confirmation', 'amina'],
  ['/reviews', 'Customer Reviews'],
  ['/termsconditions', 'Terms &amp; Conditions'],
  ['/terms', 'Terms &amp; Conditions'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/privacy', 'Privacy Policy'],
  ['/payment-info', 'Payment Information'],
  ['/faqs', 'FAQs'],
  ['/cash-on-delivery', 'Cash on Delivery'],
  ['/policy', 'Shipping &amp; Exchange Policy'],
  [level('Fruit & Vegetables'), 'Fruit &amp; Vegetables'],
  [level('Fruit & Vegetables', 'Fresh Fruit'), 'Fresh Fruit'],
  [level('Fruit & Vegetables', 'Fresh Fruit', 'Apples'), 'Apples'],
  ['/orders', 'Your Orders', 'amina'],
  [`/order/${order}`, 'Order ', 'amina'],
  ['/profile', 'Your Profile', 'amina'],
  [`/order-confirmation?order=${order}`, 'Order created successfully', 'amina'],
]

/** Every public address in a shop with stories, where Amina has ordered, cancelled and ordered again. */
export async function specRoutes(shop: TestShop): Promise<Row[]> {
  const amina = await shop.as('amina')
  const { _id: order } = await placed(
    amina,
    cartOrder(1130, [
      { product: 'apples', quantity: 2 },
      { product: 'lastmango', quantity: 1 },
    ]),
  )
  await amina.post(`order/${order}/cancel`, { products: [{ product: 'lastmango' }] })
  await amina.put('/api/v1/cart', { cartitems: [{ _id: 'apples', quantity: 1 }] })
  const [{ _id: news }] = (await shop.guest().get('news')).body
  return routes({ news, order })
}
