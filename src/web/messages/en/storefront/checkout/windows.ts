import { screen } from '../../../screen.ts'

export const windowMessages = screen('delivery-windows', {
  window: {
    title: 'Delivery time',
    chooseDay: 'Day',
    chooseTime: 'Time',
    today: 'Today',
    tomorrow: 'Tomorrow',
    day: '{weekday}, {date}',
    kept: 'We keep this time for you for ten minutes.',
    full: 'Full',
    closed: 'Closed',
    allFull:
      'All delivery times of the next seven days are taken. We deliver on the days shown with your address.',
  },
})
