import type { detailsMessages as English } from '../../../en/storefront/checkout/details.ts'
import { translated } from '../../../screen.ts'

export const detailsMessages = translated<typeof English>('details', {
  details: {
    title: 'رابطہ اور ڈلیوری',
    fullName: 'پورا نام',
    email: 'ای میل',
    emailHint: 'تصدیق اور آپ کے آرڈر کے لنک کے لیے',
    phone: 'فون نمبر',
    phoneHint: 'رائیڈر اس نمبر پر فون کریں گے',
    address: 'ڈلیوری کا پتہ',
    addressHint: 'مکان، گلی، علاقہ اور شہر',
    next: 'ڈلیوری پر جائیں',
    needName: 'اپنا پورا نام لکھیں',
    needEmail: 'درست ای میل پتہ لکھیں',
    needPhone: 'درست پاکستانی فون نمبر لکھیں، جیسے 03001234567',
    needAddress: 'ڈلیوری کا پتہ لکھیں',
    needStreet: 'مکان یا گلی بھی لکھیں، تاکہ رائیڈر آپ تک پہنچ سکیں',
    needCity: 'اپنا شہر بھی لکھیں، یا نیچے نقشے پر جگہ چنیں',
    login: 'لاگ اِن کریں اور پوائنٹس پائیں',
    loginPlain: 'لاگ اِن کریں',
    noItem: 'کوئی چیز نہیں چنی گئی',
    noItemText: 'یہ چیز اب نہیں بکتی، یا لنک غلط لکھا گیا ہے۔',
    shop: 'خریداری شروع کریں',
  },
})
