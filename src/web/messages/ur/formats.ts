import type { formatMessages as English } from '../en/formats.ts'
import { translated } from '../screen.ts'

export const formatMessages = translated<typeof English>('formats', {
  formats: {
    comma: '، ',
    sentence: '{text}۔',
    money: 'Rs.\u00a0{amount}',
    free: 'مفت',
    moment: '{day}، {time}',
    days: '{from} تا {to}',
    nearDay: '{date} {month}',
    nearDays: '{from} تا {to} {month}',
    morning: 'صبح {time}',
    afternoon: 'شام {time}',
  },
})
