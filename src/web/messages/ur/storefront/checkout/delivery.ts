import type { deliveryMessages as English } from '../../../en/storefront/checkout/delivery.ts'
import { translated } from '../../../screen.ts'

export const deliveryMessages = translated<typeof English>('delivery', {
  delivery: {
    inCart: 'آپ کے کارٹ میں',
    viewCart: 'کارٹ دیکھیں',
    before: 'ڈلیوری کے بغیر',
    note: '{fee} ·',
    time: 'ڈلیوری کا وقت {hours}',
    arriving: '{days} کو پہنچے گا',
    daysByArea: 'اپنی ڈلیوری کا دن دیکھیں',
    arrivingToday: 'آج پہنچے گا',
    arrivingTomorrow: 'کل پہنچے گا',
    there: 'ہم وہاں ڈلیوری کرتے ہیں۔',
    thereTo: '{zone} میں ہم ڈلیوری کرتے ہیں۔',
    street: 'اپنی گلی اور مکان بھی لکھیں۔',
    city: 'یہ جگہ ہمیں معلوم نہیں۔ اپنا شہر لکھیں، یا نقشے پر جگہ چنیں۔',
    costs: 'ڈلیوری چارجز {fee} ہیں۔',
    costsNothing: 'ڈلیوری مفت ہے۔',
    costsUntil: 'ڈلیوری چارجز {fee} ہیں، {amount} یا زیادہ پر مفت۔',
    least: 'آرڈر کم از کم {minimum} کا ہوتا ہے۔',
    nowhere: 'وہاں ہم ابھی ڈلیوری نہیں کرتے',
    asking: 'ہم دیکھ رہے ہیں کہ وہاں ڈلیوری ہوتی ہے یا نہیں …',
    noPin: 'نقشے پر پن لگائیں تاکہ رائیڈر آپ تک پہنچ سکیں اور ہمیں ڈلیوری چارجز ٹھیک معلوم ہوں۔',
    pinned: 'نقشے پر اس پتے کا پن لگا ہے۔',
    choose: 'نقشے پر چنیں',
    change: 'بدلیں',
    more: 'مفت ڈلیوری کے لیے {amount} مزید',
    isFree: '{amount} یا زیادہ کے آرڈر پر ڈلیوری مفت ہے، آپ کے آرڈر پر بھی',
    short: '{zone} میں آرڈر کم از کم {minimum} کا ہوتا ہے۔ {amount} مزید چاہییں۔',
  },
})
