import { screen } from '../../screen.ts'

export const backOfficeLiveMessages = screen('back-office-live', {
  live: {
    placed: '{count} new {count|order|orders}',
    show: 'Show',
    away: 'The shop can’t be reached. This page may be out of date; what you type is kept.',
    sound: 'Sound for new orders and scans',
  },
})
