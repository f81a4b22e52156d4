import type { locationMessages as English } from '../en/location.ts'
import { translated } from '../screen.ts'

export const locationMessages = translated<typeof English>('location', {
  location: {
    title: 'اپنی جگہ چنیں',
    search: 'جگہ تلاش کریں …',
    searchButton: 'تلاش کریں',
    clear: 'تلاش مٹائیں',
    searching: 'تلاش ہو رہی ہے …',
    results: 'ملنے والی جگہیں',
    none: 'کوئی جگہ نہیں ملی۔ شہر کا نام لکھ کر دیکھیں۔',
    away: 'تلاش ابھی دستیاب نہیں۔ نقشے پر پن ہلائیں۔',
    here: 'میری موجودہ جگہ چنیں',
    refused:
      'آپ کا براؤزر آپ کی جگہ نہیں بتا رہا۔ اس سائٹ کی سیٹنگز میں اجازت دیں، یا اپنی جگہ تلاش کریں۔',
    unknown: 'آپ کی جگہ معلوم نہیں ہو سکی۔ اپنی جگہ تلاش کریں یا پن ہلائیں۔',
    locating: 'آپ کی جگہ ڈھونڈی جا رہی ہے …',
    loading: 'نقشہ لوڈ ہو رہا ہے …',
    map: 'نقشہ۔ پن چنا ہوا ہو تو تیر والے بٹن اسے ہلاتے ہیں۔',
    marker: 'آپ کی جگہ: تیر والے بٹنوں سے یا کھینچ کر ہلائیں',
    noTiles: 'گلیوں کا نقشہ ابھی لوڈ نہیں ہو رہا۔ تلاش اور پن پھر بھی چلتے ہیں۔',
    zoomIn: 'نقشہ بڑا کریں',
    zoomOut: 'نقشہ چھوٹا کریں',
    latitude: 'عرض بلد',
    longitude: 'طول بلد',
    details: 'مکان، گلی اور قریب کی نشانی',
    detailsHint: 'رائیڈر کے لیے؛ نقشے کی جگہ ہم خود ڈالتے ہیں۔',
    select: 'چنیں',
    failed: 'اس جگہ کا پتہ معلوم نہیں ہو سکا۔ پتہ خود لکھیں۔',
  },
})
