import { screen } from '../../../screen.ts'

// The body is Markdown; shop-values.ts fills the placeholders.
export const cashOnDeliveryMessages = screen('cashOnDelivery', {
  page: {
    title: 'Cash on Delivery',
    lead: 'You pay when you get your bags.',
    body: `
## How it works

1. Put what you need into the cart, or press *Buy Now* on a product.
2. Tell us who you are and where you live. A guest needs no account; a name, a phone number and an address are enough, an e-mail address is optional.
3. Check the total and place the order. Prices no longer change after that.
4. We pack the order and send it on its way. You can [follow it](/orders) step by step.
5. The rider rings. Check the bags, pay, and keep the receipt. {paying}

## What you pay

The price of the items, plus the delivery charge, minus the loyalty points you redeem. Some zones have a delivery charge of their own, or free delivery from a certain amount. Prices are fixed when you place the order: if one changes afterwards, yours does not. {weighed}

For some orders, such as a first or a very large one, we ask you to confirm by a link, or to pay in advance. The order's page then says what to do.

Riders carry some change. If you pay in cash with a large note, say so at the checkout, and the rider brings change.

## Before you pay

You may open the bags at the door. If something is damaged, spoiled or missing, tell the rider, who takes it off the bill at once. How to return something later is in our [Shipping & Exchange Policy](/policy).

## If nobody is at home

The rider calls the number on the order and waits ten minutes. If that does not help, we bring the order again on the next round. If the second try fails too, we may cancel the order. You owe us nothing then, and redeemed points come back to your card.

## Where we deliver

{where}Delivery zones vary, and so does the time: some areas get their order on the same day, others within five days. Choose your address at the top of any page to see your delivery days, price and minimum order. If you are not sure, [ask us](/contact).
`,
  },
  first: {
    title: 'Pay at the door',
    text: 'Check your bags first, then pay. No card number, no account needed.',
  },
  second: {
    title: '1 to 5 Days',
    text: 'We deliver 1 to 5 days after you order, in some areas the same day. Your address shows the date.',
  },
  third: {
    title: '{shipping} delivery charge',
    text: 'Once for the whole order. Some zones have a price of their own, or free delivery from a certain amount: choose your address to see yours. There is no fee for paying at the door.',
  },
})
