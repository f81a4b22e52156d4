import { screen } from '../../../screen.ts'

// The body is Markdown; shop-values.ts fills the placeholders.
export const termsMessages = screen('terms', {
  page: {
    title: 'Terms & Conditions',
    lead: 'What you may expect of us, and what we ask of you, in simple words.',
    body: `
## Who we are

{who}. You reach us {reach}. When you order from this shop, you have a contract with us under these terms.

## Your account

You need no account to look around or to order. With one you get a wishlist, your orders and loyalty points. Give your own name and a number on which you can be reached, and keep your password to yourself. You are responsible for orders placed with your account until you tell us that someone else is using it.

You must be 18 to order, or have permission from an adult.

## Prices and offers

All prices are in Pakistani rupees and include taxes. An offer holds as long as it is shown and there is stock. If we have made an obvious mistake, a sack of rice for one rupee, say, we call you before we pack and you may cancel. {weighed}

Stock buyers see wholesale prices. These are for businesses that sell or cook what they buy, and we may ask for proof.

## Orders

Your order is accepted when we show its number. We may decline an order if we cannot reach you, if we do not deliver to the address, or if it is clearly not serious. If an item turns out to be missing, we do what you chose at the checkout: call you, replace it or leave it out. You never pay for missing items.

## Delivery

When your order arrives is in the [Shipping & Exchange Policy](/policy), and you see the date before you order. {where}Delivery zones vary. The delivery charge is {shipping} an order, unless the zone of your address has a charge of its own; you see it before you order. Someone must be at home to receive it; if not, see [Cash on Delivery](/cash-on-delivery). The goods are yours, and yours to look after, once they are in your hands and paid.

## Payment

Payment is **Cash on Delivery**. {paying}{pickup} Nothing is paid in advance. See [Payment Information](/payment-info).

## Cancelling and returning

You may cancel as long as the order is not packed. Perishable goods may be returned only if they arrived damaged or spoiled; other goods within 3 days with the receipt, unopened. The [Shipping & Exchange Policy](/policy) is part of these terms. None of this limits the rights that the law gives to consumers.

## Loyalty points

Points are a discount of one rupee each on a later order. They cannot be paid out, sold or given away; if you return something you paid for with points, you get points back. If we ever end the programme, you have three months to spend your points.

## Reviews and messages

What you write about us may be shown on the site under your name, with your e-mail address hidden except for its first letter. Please keep it honest and decent. We remove what is not.

## When something goes wrong

We are responsible for what we sell and how we deliver it. For events that no one can control, such as floods, strikes and closed roads, we owe you no more than your money back.

## The law

The law of Pakistan applies. Talk to us first, please; nearly everything can be settled at the counter. If not, {courts} decide.

## Changes

If we change these terms, the new ones are here, with their date, and apply to orders placed from then on.
`,
  },
  first: {
    title: 'The price shown is the price',
    text: 'It is fixed when you place the order, and you pay it at your door. {weighed}',
  },
  second: {
    title: 'Fair returns',
    text: 'Perishables if damaged or spoiled; all else within 3 days with the receipt.',
  },
  third: {
    title: 'Your points are yours',
    text: 'One point is one rupee. They do not expire while you have your account.',
  },
})
