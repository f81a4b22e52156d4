import type { backOfficeCategoriesMessages as English } from '../../../en/back-office/catalogue/categories.ts'
import { translated } from '../../../screen.ts'

export const backOfficeCategoriesMessages = translated<typeof English>('back-office-categories', {
  categories: {
    title: 'اقسام',
    text: 'گاہک انہیں اسی ترتیب میں دیکھتے ہیں۔ ترتیب بدلنے کے لیے تیر دبائیں، یا نقطوں سے گھسیٹیں۔ خالی اقسام نظر نہیں آتیں۔',
    textReadOnly: 'گاہک انہیں اسی ترتیب میں دیکھتے ہیں۔ خالی اقسام نظر نہیں آتیں۔',
    none: 'ابھی کوئی قسم نہیں',
    noneText: 'پہلی پروڈکٹس کے ساتھ یہ خود آ جاتی ہیں، یا یہاں خود بنائیں۔',
    readOnly: 'آپ کے عہدے میں اقسام دیکھنے کی اجازت ہے، بدلنے کی نہیں۔',
    products: '{count} {count|پروڈکٹ|پروڈکٹس}',
    empty: 'خالی',
    ofOne: '“{name}” کی',
    failed: 'محفوظ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
    moved: '“{name}” اب نمبر {position} پر ہے۔',
    movedInto: '“{name}” اب “{parent}” کے نیچے ہے۔',
    up: '“{name}” کو اوپر کریں',
    down: '“{name}” کو نیچے کریں',
  },
  new: {
    open: 'نئی قسم',
    title: 'نئی قسم',
    send: 'قسم بنائیں',
    keep: 'رہنے دیں',
    done: 'قسم “{name}” بن گئی۔',
  },
  change: {
    open: '“{name}” کو بدلیں',
    title: '“{name}” کو بدلیں',
    send: 'محفوظ کریں',
    keep: 'رہنے دیں',
    done: 'قسم “{name}” محفوظ ہو گئی۔',
    text: 'اس کی پروڈکٹس بھی ساتھ جائیں گی۔ پرانے پتے کے لنک اور پرانی ریٹ لسٹیں چلتی رہیں گی۔',
    merge: 'اسے موجودہ قسم میں ملائیں',
  },
  remove: {
    open: '“{name}” کو مٹائیں',
    title: '“{name}” کو مٹائیں؟',
    text: 'اس میں کوئی پروڈکٹ نہیں۔ اس کے نیچے کی خالی اقسام بھی مٹ جائیں گی۔',
    send: 'قسم مٹائیں',
    keep: 'رہنے دیں',
  },
  field: {
    name: 'نام',
    noName: 'نام لکھیں۔',
    parent: 'کس کے نیچے',
    parentHint: 'پروڈکٹس تیسرے درجے میں ہوتی ہیں۔',
    top: 'کسی کے نہیں: بڑی قسم',
  },
})
