import { screen } from '../../../screen.ts'

export const backOfficeStepBackMessages = screen('back-office-step-back', {
  back: {
    open: 'Back to “{status}”',
    title: 'Order {reference}: back to “{status}”',
    text: 'For an order that was marked by mistake. The history keeps both steps.',
    delivered:
      'The payment of {amount} is due again, and the points of this order can’t be used until it is delivered.',
    mailed: 'If the customer had an e-mail about it, please call them.',
    reason: 'What went wrong?',
    reasonHint: 'Only staff see this.',
    empty: 'Please enter a reason',
    send: 'Take it back',
    keep: 'Leave it',
    failed: 'That didn’t work. Please try again.',
    done: 'Order {reference}: back to “{status}”',
    became: '“{from}” taken back, now “{to}”',
  },
  undo: {
    action: 'Undo',
    reason: 'Undone right away',
    done: 'Order {reference}: undone, now “{status}”',
    doneAll: '{count} {count|order|orders} undone',
    notAll: '{done}. {count} could not be undone. {fault}',
    failed: 'Order {reference}: {fault}',
  },
})
