import { screen } from '../../screen.ts'

export const backOfficeLiveMessages = screen('back-office-live', {
  live: {
    placed: '{count} new {count|order|orders}',
    look: 'Show',
    away: 'The shop cannot be reached. What you see may be old; what you type stays here.',
    sound: 'Sound when an order comes in',
  },
})
