import { screen } from '../../screen.ts'

export const deliveryAnswerMessages = screen('delivery-answer', {
  answer: {
    usual: 'We deliver there {within} for {fee}.',
    noCity: 'Please add your city, or choose the place on the map.',
    zone: 'We deliver to {zone} {served}, {within}.',
  },
  promise: {
    own: '{arriving} in {zone}',
    elsewhere: '{arriving} in {zone}; up to {days} {days|day|days} elsewhere',
    headline: '{zone}: {cost} · {arriving}',
    inNoZone: 'Delivery {fee} · {arriving}',
    byArea: 'Arriving within {days} {days|day|days}, depending on your area',
    todayByArea: 'Arriving today, depending on your area',
  },
  served: { daily: 'every day', on: 'on {days}', and: '{most} and {last}', separator: ', ' },
  takes: {
    days: '{to} {to|Day|Days}',
    range: '{from} to {to} {to|Day|Days}',
    sameDay: 'Same Day',
    sameDayOr: 'Same Day to {to} {to|Day|Days}',
  },
  within: {
    days: 'in {days}',
    sameDay: 'the same day',
    sameDayOr: 'the same day or within {to} {to|Day|Days}',
  },
  weekday: {
    mon: 'Monday',
    tue: 'Tuesday',
    wed: 'Wednesday',
    thu: 'Thursday',
    fri: 'Friday',
    sat: 'Saturday',
    sun: 'Sunday',
  },
})
