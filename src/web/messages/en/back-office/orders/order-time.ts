import { screen } from '../../../screen.ts'

export const backOfficeOrderTimeMessages = screen('back-office-order-time', {
  time: {
    open: 'Change time',
    title: 'Order {reference}: another delivery time',
    now: 'Promised now: {days}',
    nothing: 'No delivery day is promised yet.',
    mailed:
      'The price stays the same. The customer gets an e-mail and can choose another time or cancel the order.',
    mailedOnly:
      'The price stays the same. The customer gets an e-mail, and calls or answers if the new time doesn’t suit.',
    notMailed:
      'The price stays the same. The customer gets no e-mail: call them afterwards, or use “Tell of the new time”.',
    write: 'Tell of the new time',
    choose: 'New time',
    pick: 'Choose a time',
    unchosen: 'Please choose a time',
    running: 'has begun',
    send: 'Change the time',
    keep: 'Go back',
    done: 'Order {reference} now arrives {days}',
    none: 'This zone has no other free delivery time in the next seven days.',
    zoneHasNone: 'This zone has no delivery times yet.',
    setUp: 'Set up delivery times',
    loading: 'Loading the free times',
    failed: "That didn't work. Please try again.",
    became: 'Delivery time: {after}',
    movedFrom: 'Delivery time: {before} → {after}',
  },
})
