import { sentencesOf } from './t.ts'

/** Says the sentences of the page that is printed. */
export const ti = sentencesOf({
  invoice: {
    title: 'Invoice {reference}',
    name: 'Invoice',
    back: 'Back to the order',
    print: 'Print',
    paper: 'Paper',
    a4: 'A4 page',
    roll: '80 mm roll',
    reference: 'Order',
    date: 'Date',
    delivered: 'Delivered',
    payment: 'Payment',
    cod: 'Cash on Delivery',
    card: 'Card at the door',
    to: 'For',
    item: 'Item',
    quantity: 'Quantity',
    price: 'Price',
    amount: 'Amount',
    each: '{quantity} × {price}',
    cancelled: '{count} of {quantity} cancelled',
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    redeemed: '{count} {count|point|points} redeemed',
    total: 'Total',
    earned: '{count} loyalty {count|point|points} earned with this order',
    whole: 'This order was cancelled on {date}. There is nothing to pay.',
    thanks: 'Thank you for shopping with us.',
  },
})
