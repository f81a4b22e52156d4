import { screen } from '../../../screen.ts'

// The body is Markdown; shop-values.ts fills the placeholders.
export const paymentInfoMessages = screen('paymentInfo', {
  page: {
    title: 'Payment Information',
    lead: 'Cash on Delivery: you pay at your door, and never in advance.',
    body: `
## How you can pay

We take **Cash on Delivery**: the order comes to your door and you pay there, in Pakistani rupees. {paying}{pickup} We never ask for a card number, a PIN or a transfer by phone or message. If someone does so in our name, hang up and [tell us](/contact).

There is more about it, step by step, on the page about [Cash on Delivery](/cash-on-delivery).

## What makes up the total

- **The items**, each at the price that is shown: the offer price if there is one, otherwise the list price. {weighed}
- **The delivery charge**, {shipping} for the whole order, or the price of your zone.
- **Minus the points** that you redeem.

The total is worked out again when you place the order. If a price has changed in the meantime you are told, and nothing is ordered until you agree.

## Loyalty points

One point is worth one rupee. {earning} You can redeem at most what the order costs. If you cancel, points you redeemed come back, and points the order earned are taken back.

## Receipts

A receipt is in every bag. The same figures are in [Your Orders](/orders) for as long as you have your account, with an invoice to print. Keep the receipt for three days: you need it to return something.

## Refunds

For missing, damaged or returned items we refund the full price. {refunding} Points you paid with come back as points. It takes at most five days.

## Wholesale buyers

Stock buyers see their own prices after login and pay in the same way. An invoice with the name of the business is in the bag.
`,
  },
  first: {
    title: 'Cash on Delivery',
    text: 'You pay the rider at your door. Nothing is paid in advance.',
  },
  second: {
    title: 'Prices in rupees',
    text: 'Taxes are included. What the order page says is what you pay.',
  },
  third: {
    title: '1 point is Rs. 1',
    text: 'Points you redeem come off the total before you pay.',
  },
})
