import { screen } from '../screen.ts'

export const backOfficeLiveMessages = screen('back-office-live', {
  live: {
    placed: '{count} new {count|order|orders}',
    look: 'Show',
    sound: 'Sound when an order comes in',
  },
})
