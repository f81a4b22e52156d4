import { screen } from '../../../screen.ts'

export const backOfficeOrderTimeMessages = screen('back-office-order-time', {
  time: {
    open: 'Change the delivery time',
    title: 'Order {reference}: another delivery time',
    now: 'Now: {days}.',
    nothing: 'No day was promised so far.',
    mailed: 'The price stays. The customer gets an e-mail, and can choose another time or cancel.',
    notMailed: 'The price stays. This order has no e-mail address: please tell the customer.',
    choose: 'New time',
    send: 'Change the time',
    keep: 'Go back',
    done: 'Order {reference} now arrives {days}',
    none: 'No other delivery time of its zone is free in the next seven days.',
    zoneHasNone: 'This zone has no delivery times yet.',
    setUp: 'Set up delivery times',
    loading: 'Loading the free times',
    failed: "That didn't work. Please try again.",
    became: 'Delivery time: {after}',
    movedFrom: 'Delivery time: {before} → {after}',
  },
})
