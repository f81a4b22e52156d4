import type { deliveryAnswerMessages as English } from '../../en/server/delivery-answer.ts'
import { translated } from '../../screen.ts'

/** Days of the week stand before کو, so “جمعے” and “ہفتے”. */
export const deliveryAnswerMessages = translated<typeof English>('delivery-answer', {
  answer: {
    usual: 'وہاں {within} ڈلیوری ہوتی ہے، ڈلیوری چارجز {fee}۔',
    noCity: 'اپنا شہر بھی لکھیں، یا نقشے پر جگہ چنیں۔',
    zone: '{zone} میں {served} ڈلیوری ہوتی ہے، {within}۔',
  },
  promise: {
    own: '{zone} میں {arriving}',
    elsewhere: '{zone} میں {arriving}؛ باقی علاقوں میں {days} دن تک',
    headline: '{zone}: {cost} · {arriving}',
    inNoZone: 'ڈلیوری {fee} · {arriving}',
    byArea: 'آپ کے علاقے کے حساب سے {days} دن کے اندر پہنچے گا',
    todayByArea: 'آپ کے علاقے کے حساب سے آج پہنچے گا',
  },
  served: { daily: 'روزانہ', on: '{days} کو', and: '{most} اور {last}', separator: '، ' },
  takes: {
    days: '{to} دن',
    range: '{from} سے {to} دن',
    sameDay: 'اسی دن',
    sameDayOr: 'اسی دن سے {to} دن',
  },
  within: {
    days: '{days} میں',
    sameDay: 'اسی دن',
    sameDayOr: 'اسی دن یا {to} دن کے اندر',
  },
  weekday: {
    mon: 'پیر',
    tue: 'منگل',
    wed: 'بدھ',
    thu: 'جمعرات',
    fri: 'جمعے',
    sat: 'ہفتے',
    sun: 'اتوار',
  },
})
