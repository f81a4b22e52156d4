import { screen } from '../../../screen.ts'

export const backOfficePickupsMessages = screen('back-office-pickups', {
  pickups: {
    find: 'Find a pickup',
    findHint: 'Type the order number or the code, or scan the customer’s QR code.',
    list: 'Pickups',
    none: 'No order is ready to be picked up.',
    notFound: 'No open order for pickup matches this.',
    failed: 'The orders could not be loaded. Please try again.',
    code: 'Code {code}',
    due: '{amount} to collect',
    paid: 'Nothing to collect, it is paid',
    onAccount: 'Nothing to collect, it is on account',
    notReady: 'Not ready yet: {status}',
    handOver: 'Hand over',
    title: 'Hand over order {reference}',
    ask: 'The customer’s code has to be',
    goods: 'Goods',
    collect: 'To collect',
    done: 'Order {reference} is handed over',
  },
})
