import { expect, test } from 'vitest'
import { media, paths } from './paths.ts'

const rice = { number: 7 }
const order = { id: '0b9f/1' }

/** Every address of the shop, so that a changed one is seen. */
test('addresses', () => {
  expect({
    home: paths.home(),
    offline: paths.offline(),
    product: paths.product(rice),
    item: paths.item(rice),
    products: [
      paths.products(),
      paths.products({ sort: 'name', page: 2 }),
      paths.products({ page: 1 }),
    ],
    offers: [paths.offers(), paths.offers({ category: 'oil-ghee', page: 2 })],
    categories: paths.categories(),
    category: [paths.category(['oil-ghee']), paths.category(['a', 'b', 'c d'], { page: 3 })],
    search: [
      paths.search(),
      paths.search({ q: 'chai & doodh' }),
      paths.search({ category: 'oil-ghee' }),
    ],
    buyNow: [paths.confirmOrder(rice), paths.placeOrder(rice), paths.congratulation(order)],
    till: [
      paths.cart(),
      paths.sharedCart({ items: '12x2.45-Red' }),
      paths.checkout(),
      paths.orderConfirmation(order),
    ],
    orders: [
      paths.orders(),
      paths.orders({ page: 2 }),
      paths.order(order),
      paths.trackOrder(order),
    ],
    returning: paths.returnOrder(order),
    invoice: [paths.invoice(order), paths.invoice({ id: 'a', key: 'k', paper: 'roll' })],
    cancelling: [paths.cancelOrder(order), paths.cancelConfirmation(order)],
    account: [
      paths.profile(),
      paths.wishlist(),
      paths.quickOrder(),
      paths.login(),
      paths.login('/orders'),
    ],
    door: [paths.loginPage(), paths.loginPage({ next: '/orders' })],
    addresses: paths.addresses(),
    points: [paths.points(), paths.points({ page: 2 })],
    forgotten: [paths.forgotPassword(), paths.resetPassword({ token: 'a-b_c' })],
    alerts: [
      paths.notifyMe({ number: 7 }),
      paths.confirmStockAlert({ token: 'a-b_c' }),
      paths.stopStockAlerts({ done: 'yes' }),
    ],
    reading: [paths.news(), paths.newsItem({ id: '1' }), paths.events(), paths.achievements()],
    shop: [paths.about(), paths.contact(), paths.reviews(), paths.help(), paths.helpInfo()],
    rules: [paths.faqs(), paths.terms(), paths.privacy(), paths.policy()],
    paying: [paths.paymentInfo(), paths.cashOnDelivery()],
    media: media('products/rice.webp'),
  }).toMatchInlineSnapshot(`
    {
      "account": [
        "/profile",
        "/wishlist",
        "/quick-order",
        "/?login=home",
        "/?login=%2Forders",
      ],
      "addresses": "/addresses",
      "alerts": [
        "/notify-me?product=7",
        "/confirm-stock-alert?token=a-b_c",
        "/stop-stock-alerts?done=yes",
      ],
      "buyNow": [
        "/confirm-order/7",
        "/place-order/7",
        "/congratulation/0b9f%2F1",
      ],
      "cancelling": [
        "/cancel-order/0b9f%2F1",
        "/cancel-confirmation/0b9f%2F1",
      ],
      "categories": "/categories",
      "category": [
        "/category/oil-ghee",
        "/category/a/b/c%20d?page=3",
      ],
      "door": [
        "/login",
        "/login?next=%2Forders",
      ],
      "forgotten": [
        "/forgot-password",
        "/reset-password?token=a-b_c",
      ],
      "home": "/",
      "invoice": [
        "/invoice/0b9f%2F1",
        "/invoice/a?key=k&paper=roll",
      ],
      "item": "/item/7",
      "media": "/media/products/rice.webp",
      "offers": [
        "/offers",
        "/offers?category=oil-ghee&page=2",
      ],
      "offline": "/offline",
      "orders": [
        "/orders",
        "/orders?page=2",
        "/order/0b9f%2F1",
        "/track-order/0b9f%2F1",
      ],
      "paying": [
        "/payment-info",
        "/cash-on-delivery",
      ],
      "points": [
        "/points",
        "/points?page=2",
      ],
      "product": "/products/7",
      "products": [
        "/products",
        "/products?sort=name&page=2",
        "/products",
      ],
      "reading": [
        "/news",
        "/news/1",
        "/event",
        "/achievement",
      ],
      "returning": "/return-order/0b9f%2F1",
      "rules": [
        "/faqs",
        "/termsconditions",
        "/privacy-policy",
        "/policy",
      ],
      "search": [
        "/search",
        "/search?q=chai+%26+doodh",
        "/search?category=oil-ghee",
      ],
      "shop": [
        "/about",
        "/contact",
        "/reviews",
        "/help",
        "/helpinfo",
      ],
      "till": [
        "/cart",
        "/cart/share?items=12x2.45-Red",
        "/checkout",
        "/order-confirmation?order=0b9f%2F1",
      ],
    }
  `)
})
