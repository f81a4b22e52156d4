import { screen } from '../screen.ts'

export const weekdayMessages = screen('weekdays', {
  weekday: {
    mon: 'Mon',
    tue: 'Tue',
    wed: 'Wed',
    thu: 'Thu',
    fri: 'Fri',
    sat: 'Sat',
    sun: 'Sun',
  },
})
