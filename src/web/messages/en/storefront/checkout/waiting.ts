import { screen } from '../../../screen.ts'

export const waitingMessages = screen('waiting', {
  waiting: {
    title: 'Your order waits',
    offline: 'No connection. We keep your order and send it when you are back online.',
    unreached:
      "We couldn't reach the shop, so we don't know whether your order arrived. We keep it and send it again: it stays one order.",
    unsaved:
      "We couldn't reach the shop, so we don't know whether your order arrived. Place it again: it stays one order, however often you press.",
    total: 'Total: {total}',
    sendNow: 'Send now',
    inVain: 'There is still no connection to the shop.',
    discard: "Don't send",
    discardAsk:
      "Don't send this order? We delete it in this browser. If it has reached the shop already, it stays placed.",
    keep: 'Keep it',
    yesterday: 'This order is from yesterday. Send it now?',
    days: 'This order is {days} days old. Send it now?',
    changed: 'The total was {was} and is now {now}. Place it for {now}?',
    placeFor: 'Place it for {total}',
    notPlaced: 'Your order was not placed.',
    change: 'Change the order',
    loginEnded: 'Your login has ended. Log in to send your order.',
    login: 'Log in',
    asGuest:
      'You placed this order before you logged in. If it has not arrived, discard it here and place it again.',
    bar: 'Your order of {total} waits for a connection.',
    barQuestion: 'Your order of {total} is not placed yet.',
    open: 'Open it',
    placed: 'Your order is placed',
    see: 'See the order',
  },
})
