import { screen } from '../../../screen.ts'

// The body is Markdown; shop-values.ts fills the placeholders.
export const policyMessages = screen('policy', {
  page: {
    title: 'Shipping & Exchange Policy',
    lead: 'When your order arrives, what delivery costs, and what you can return.',
    body: `
## Shipping

We pack every order by hand, and our own riders bring it.{pickup}

- **Time.** We deliver 1 to 5 days after you order, in some areas the same day. Days on which we don't deliver to your area don't count. Where your area has delivery times, you choose one. Your address shows the date before you order.
- **Price.** {shipping} for the whole order, whatever its weight, unless your zone has a price of its own.
- **Zones.** {where}Delivery zones vary: in their days, their price, the minimum order, and from which amount delivery is free. Choose your address at the top of any page to see your terms.

You can follow each order on its page, from *placed* to *packed*, *shipped* and *delivered*, with the time of each step. If we cannot come on the promised day, we call you.

## Perishable goods

Fruit, vegetables, meat, fish, milk, bread and anything else that spoils **can be returned only if it arrived damaged or spoiled**. Show it to the rider at the door, or ask for the return within 3 days on your order’s page, with a photo. You keep the product.

## Non-perishable goods

Flour, soap, a tawa and everything else that does not spoil can be returned **within 3 days of delivery, with the receipt**, unopened and in its own wrapping. Ask for it on your order’s page; once we accept it, the rider collects it.

## Exchange

If you would rather have another size or kind than a refund, tell us. We bring it with your next order, or on the next round if you are in a hurry. If it costs more you pay the difference; if it costs less you get it back.

## What cannot go back

- Things that were opened or used, unless they were faulty.
- Baby food, medicine and hygiene products once the seal is broken.
- Things that were made or cut for you, such as meat cut to your wish.

## Money back

We refund the full price. {refunding} Points you paid with come back as points. If you return a whole order because it arrived damaged or spoiled, we refund the delivery charge as well. We take back points you earned with returned items.

## Cancelling

While an order is *placed* you can cancel it, or single items, on its page. Once it is packed, ask us {reach}. Redeemed points come back to your card.
`,
  },
  first: {
    title: 'At your door in 1 to 5 Days',
    text: 'We deliver 1 to 5 days after you order, in some areas the same day. Your address shows the date.',
  },
  second: {
    title: '3 days to return',
    text: 'Non-perishable items can be returned within 3 days, unopened and with the receipt.',
  },
  third: {
    title: 'Spoiled? Money back',
    text: 'You can return perishable items only if they arrived damaged or spoiled. Then we refund you.',
  },
})
