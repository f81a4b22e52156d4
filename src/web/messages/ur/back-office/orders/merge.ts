import type { backOfficeMergeMessages as English } from '../../../en/back-office/orders/merge.ts'
import { translated } from '../../../screen.ts'

export const backOfficeMergeMessages = translated<typeof English>('back-office-merge', {
  merge: {
    open: 'اکاؤنٹ ملائیں',
    title: '{name} کے اکاؤنٹ میں دوسرا اکاؤنٹ ملائیں',
    text: 'کیا اس گاہک کے دو اکاؤنٹ بن گئے ہیں؟ دوسرا اکاؤنٹ ڈھونڈیں۔ اس کے آرڈر، پوائنٹس اور پتے اس اکاؤنٹ میں آ جائیں گے، اور وہ بند ہو جائے گا۔',
    find: 'دوسرا اکاؤنٹ',
    findHint: 'نام، فون، ای میل یا پوائنٹس کارڈ',
    search: 'ڈھونڈیں',
    empty: 'نام، فون، ای میل یا کارڈ لکھیں۔',
    none: 'کوئی دوسرا اکاؤنٹ نہیں ملا۔',
    choose: '{name} کو چنیں',
    keep: 'دونوں رہنے دیں',
    back: 'کوئی اور چنیں',
    goes: 'یہ سب اس میں آ جائے گا:',
    orders: 'آرڈر',
    returns: 'واپسی',
    points: 'پوائنٹس',
    addresses: 'پتے',
    wishlist: 'پسندیدہ چیزوں میں',
    lists: 'لسٹیں',
    cart: 'کارٹ میں',
    reviews: 'رائے',
    messages: 'پیغامات',
    notes: 'عملے کے نوٹ',
    khata: 'کھاتے پر باقی',
    stockAlerts: 'دوبارہ آنے کی اطلاع',
    left: 'یہ نہیں آئیں گے: {count} (ایک ہی پروڈکٹ پر دوسری رائے، یا حد سے زیادہ پتے اور لسٹیں)۔',
    closes:
      '{name} کا اکاؤنٹ ہمیشہ کے لیے بند ہو جائے گا: {email}، {phone}، اس کا پاس ورڈ اور پوائنٹس کارڈ نہیں چلیں گے۔ یہ واپس نہیں لایا جا سکتا۔',
    send: 'اکاؤنٹ ملائیں',
    done: 'اکاؤنٹ {name} کے اکاؤنٹ میں مل گئے۔',
    failed: 'یہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
  },
})
