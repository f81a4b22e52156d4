import { screen } from '../../../screen.ts'

export const backOfficeRiderMessages = screen('back-office-rider', {
  rider: {
    title: 'Next stops',
    onTheWay: 'On the way',
    ofAll:
      'You have no run today. {count} {count|order of the shop is|orders of the shop are} on the way.',
    run: 'Open my run',
    stops: '{count} {count|stop|stops}',
    cash: '{amount} in cash',
    card: '{amount} by card',
    none: 'Nothing is on the way',
    noneText: 'Orders appear here when they are handed to you.',
    waiting: '{count} packed {count|order is|orders are} waiting',
    call: 'Call',
    delivered: 'Delivered',
  },
})
