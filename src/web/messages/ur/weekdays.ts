import type { weekdayMessages as English } from '../en/weekdays.ts'
import { translated } from '../screen.ts'

export const weekdayMessages = translated<typeof English>('weekdays', {
  weekday: {
    mon: 'پیر',
    tue: 'منگل',
    wed: 'بدھ',
    thu: 'جمعرات',
    fri: 'جمعہ',
    sat: 'ہفتہ',
    sun: 'اتوار',
  },
})
