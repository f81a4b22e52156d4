import type { staffInvitationMessages as English } from '../../../en/back-office/settings/staff-invitation.ts'
import { translated } from '../../../screen.ts'

export const staffInvitationMessages = translated<typeof English>('staff-invitation', {
  invited: {
    title: 'ٹیم میں شامل ہوں',
    role: 'آپ کو {shop} کے دفتر میں شامل ہونے کی دعوت ہے۔ عہدہ: {role}۔',
    asNew: 'اپنا نام اور پاس ورڈ چنیں؛ لاگ اِن {email} سے ہو گا۔',
    asYou: 'آپ کا لاگ اِن اس نام سے ہے: {name}۔ آپ کے اکاؤنٹ سے دفتر کھل سکے گا۔',
    signIn: '{email} کا ایک اکاؤنٹ پہلے سے ہے۔ دعوت قبول کرنے کے لیے لاگ اِن کریں۔',
    logIn: 'لاگ اِن کریں',
    name: 'آپ کا نام',
    password: 'نیا پاس ورڈ',
    passwordHint: 'کم از کم 8 حروف',
    accept: 'دعوت قبول کریں',
    failed: 'دعوت قبول نہیں ہو سکی۔ دوبارہ کوشش کریں۔',
    spent: 'یہ دعوت اب نہیں چلتی',
    spentText:
      'یہ استعمال ہو چکی ہے، واپس لے لی گئی ہے، یا اس کی میعاد ختم ہو گئی ہے۔ مالک سے نئی دعوت مانگیں۔',
  },
})
