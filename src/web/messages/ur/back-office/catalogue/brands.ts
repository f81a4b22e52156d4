import type { backOfficeBrandsMessages as English } from '../../../en/back-office/catalogue/brands.ts'
import { translated } from '../../../screen.ts'

export const backOfficeBrandsMessages = translated<typeof English>('back-office-brands', {
  brands: {
    title: 'برانڈز',
    text: 'آپ کی پروڈکٹس کے برانڈ۔ ایک برانڈ دو طرح لکھا ہو تو یہاں ملا کر ایک کریں۔',
    find: 'برانڈ ڈھونڈیں',
    findHint: 'نام کا کوئی حصہ',
    list: 'برانڈز، نام کی ترتیب سے',
    none: 'یہاں کوئی برانڈ نہیں',
    noneText: 'پروڈکٹس پر برانڈ لکھا ہو تو وہ یہاں نظر آتا ہے۔',
    noneFoundText: 'نام کا چھوٹا حصہ لکھ کر دیکھیں۔',
    readOnly: 'آپ کے عہدے میں برانڈ دیکھنے کی اجازت ہے، بدلنے کی نہیں۔',
    products: '{count} {count|پروڈکٹ|پروڈکٹس}',
    ofOne: '“{name}” کی',
    noUrdu: 'ابھی اردو نام نہیں',
    hidden: '{count} دکان میں نہیں',
    failed: 'محفوظ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
  },
  rename: {
    open: '“{name}” کا نام بدلیں',
    title: '“{name}” کا نام بدلیں',
    text: 'اس کی سب پروڈکٹس ({count}) پر نیا نام آ جائے گا، جو دکان میں نہیں اُن پر بھی۔ ایک مہینے تک یہ تبدیلی “امپورٹ اور ایک ساتھ تبدیلیاں” میں واپس لی جا سکتی ہے۔',
    name: 'نام',
    nameHint: 'کسی دوسرے برانڈ کا نام لکھنے سے دونوں مل جاتے ہیں۔',
    noName: 'نام لکھیں۔',
    merge: 'دونوں ملائیں: “{name}” کی پروڈکٹس پہلے سے ہیں',
    send: 'محفوظ کریں',
    keep: 'رہنے دیں',
    saved: '“{name}” محفوظ ہو گیا۔',
    done: '“{name}”: {count} {count|پروڈکٹ بدل گئی|پروڈکٹس بدل گئیں}',
  },
})
