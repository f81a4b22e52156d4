import { screen } from '../screen.ts'

/** Paying back the money of returns. */
export const backOfficeRefundsMessages = screen('back-office-refunds', {
  refunds: {
    title: 'Refunds',
    what: '{quantity} × {name}',
    due: 'To be paid back: {amount}',
    open: 'Pay back {amount}',
    dialog: 'Pay back {amount}',
    method: 'How is it paid back?',
    points: 'As points',
    pointsHint: '{count} {count|point|points}, which the customer can use at once',
    cash: 'In cash',
    cashHint: 'Paid at the counter or by the rider',
    transfer: 'By transfer',
    transferHint: 'To the customer’s bank account or wallet',
    note: 'Note',
    noteHint:
      'Who paid it, or the number of the transfer. Only staff can see it. At most 300 letters.',
    noteEmpty: 'Please write down how it was paid back',
    send: 'Mark as paid back',
    keep: 'Go back',
    failed: 'That didn’t work. Please try again.',
    done: '{amount} is paid back',
    paidPoints: '{amount} paid back as {count} {count|point|points}',
    paidCash: '{amount} paid back in cash',
    paidTransfer: '{amount} paid back by transfer',
    paidEarlier: '{amount}: how it was paid back was not written down',
    by: '{name}, {time}',
    gone: 'Somebody who has left',
  },
})
