import { screen } from '../../../screen.ts'

export const confirmOrderMessages = screen('confirm-order', {
  confirmOrder: {
    title: 'Please confirm your order',
    of: '{shop}, order {reference}',
    atDoor: 'You pay {total} at your door.',
    atCounter: 'You pay {total} when you pick it up.',
    arriving: 'Arriving {days}.',
    text: 'We start packing when you confirm.',
    yes: 'Yes, I want this order',
    notYours: 'Did you not order this? Then do nothing, or call us.',
    call: 'Call {phone}',
    thanks: 'Thank you, your order is confirmed',
    thanksText: 'We pack order {reference} now. The total is {total}.',
    over: 'This order was cancelled',
    overText:
      'Order {reference} can no longer be confirmed. You can place a new order at any time.',
    missing: 'This link no longer works',
    missingText: 'Please open it from the message once more, or call us.',
    home: 'To the shop',
  },
})
