import { screen } from '../screen.ts'

export const formatMessages = screen('formats', {
  formats: {
    money: 'Rs. {amount}',
    free: 'Free',
    comma: ', ',
    sentence: '{text}.',
    moment: '{day}, {time}',
    days: '{from} – {to}',
    nearDay: '{month} {date}',
    nearDays: '{month} {from}–{to}',
    morning: '{time}am',
    afternoon: '{time}pm',
  },
})
