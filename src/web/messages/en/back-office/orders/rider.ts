import { screen } from '../../../screen.ts'

export const backOfficeRiderMessages = screen('back-office-rider', {
  rider: {
    title: 'Next stops',
    stops: '{count} {count|stop|stops}, {amount} to collect',
    none: 'Nothing is on the way',
    noneText: 'Orders appear here when they are handed to you.',
    waiting: '{count} packed {count|order is|orders are} waiting',
    call: 'Call',
  },
})
