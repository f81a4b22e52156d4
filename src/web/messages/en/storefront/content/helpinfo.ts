import { screen } from '../../../screen.ts'

// The body is Markdown; shop-values.ts fills the placeholders.
export const helpInfoMessages = screen('helpInfo', {
  page: {
    title: 'Help Information',
    lead: 'How the shop works, from the first search to the receipt.',
    body: `
## Finding things

Type into the search at the top of every page. It forgives typing mistakes, and it knows names, brands and categories. Or open *All Categories* and choose a main category, then a smaller one.

A heart puts a product on your [wishlist](/wishlist), to buy later. You need an account for that.

## Placing an order

1. Press *Add To Cart* on everything you need, then open the cart and go to the checkout.
2. Or press *Buy Now* on a single product. Both work without an account.
3. Fill in where it should go. What you typed is kept in your browser, so the next order is quicker.
4. Place the order. You pay the rider: [Cash on Delivery](/cash-on-delivery).

## Following an order

Once you are logged in, all your orders are under [Track Your Order](/orders). As a guest, you see there what you ordered on this device. On another device, [find your order](/find-order) by its number and your phone number.

## Changing or cancelling

Until an order is packed, you can cancel it, or single items, on its page. After that, ask us {reach}. We cannot change the address of an order that is already on its way.

## Returning something

Non-perishable items: within 3 days with the receipt. Perishable items: only if they arrived damaged or spoiled. You ask on the page of the order, under *Return items*. It is all in our [Shipping & Exchange Policy](/policy).

## Your account

Under [Edit Profile](/profile) you change your name, e-mail, phone number, picture and password. If you have forgotten the password, the login can send you a link for a new one.

## Loyalty points

One point is one rupee. {earning} Your balance is in the menu behind your name.

## Buying for a shop or a kitchen

Choose *Stock* when you register and tell us the name and address of the business. Wholesale prices then show on every page: at once, or as soon as we have looked at the business and written to you.

## Still stuck?

Ask in the box on the [help page](/help), or ask us {reach}.
`,
  },
  first: {
    title: 'Finding',
    text: 'Search for anything, even with spelling mistakes, or look through the categories.',
  },
  second: { title: 'Ordering', text: 'You see the day before you order, and pay at your door.' },
  third: { title: 'Following', text: 'Packed, shipped, delivered: each step with its time.' },
})
