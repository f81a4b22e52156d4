import type { backOfficeBackupMessages as English } from '../../../en/back-office/settings/backup.ts'
import { translated } from '../../../screen.ts'

export const backOfficeBackupMessages = translated<typeof English>('back-office-backup', {
  backup: {
    title: 'بیک اپ',
    text: 'روزانہ ہر چیز کی ایک کاپی کسی اور کمپیوٹر پر محفوظ کریں۔ ڈسک خراب ہو جائے تو اسی سے آرڈر، گاہک، پروڈکٹس، پوائنٹس اور سب تصویریں واپس آتی ہیں۔',
    ownerOnly: 'مالک یہاں سے کاپی ڈاؤن لوڈ کر سکتے ہیں۔',
    download: 'سب کچھ ڈاؤن لوڈ کریں',
    hint: 'ایک ہی فائل، جو دکان کھلی رہتے ہوئے بنتی ہے۔ اس میں گاہکوں کے پتے اور خفیہ کیے ہوئے پاس ورڈ ہوتے ہیں، اس لیے اسے محفوظ جگہ رکھیں۔ کمپیوٹر کی ڈسک پر ڈیٹا بیس کی دوسری کاپی جتنی جگہ خالی ہونی چاہیے۔',
    loginAgain:
      'آپ کا لاگ اِن دس منٹ سے پرانا ہے۔ سب کچھ ڈاؤن لوڈ کرنے کے لیے دوبارہ لاگ اِن کریں، یا “میری سیکیورٹی” میں دو مرحلوں والا لاگ اِن آن کریں۔',
    login: 'دوبارہ لاگ اِن کریں',
    restore: 'کاپی سے واپس لانا',
    step1: 'نئے کمپیوٹر پر دکان کا پروگرام اور یہ فائل ایک ہی فولڈر میں رکھیں۔',
    step2:
      'نئے، خالی فولڈر میں اس فائل سے سب کچھ واپس لائیں۔ کچھ بدلنے سے پہلے چیک سم سے دیکھا جاتا ہے کہ کوئی فائل خراب تو نہیں:',
    step3: 'حساب کی جانچ کریں، اور دکان اسی فولڈر سے چلائیں:',
    postgres:
      'یہ دکان PostgreSQL پر چلتی ہے۔ دکان کے کمپیوٹر پر اس کے پروگرام لگے ہوں تو یہ کمانڈ دکان کھلی رہتے ہوئے ڈیٹا بیس اور سب تصویریں ایک فائل میں محفوظ کرتی ہے:',
    postgresBack:
      'اسے واپس لانے کے لیے نئی دکان کی سیٹنگز میں نئے، خالی ڈیٹا بیس اور نئے فولڈر کے پتے لکھیں، پھر یہ کمانڈز چلائیں۔ پہلے ہر فائل چیک سم سے ملائی جاتی ہے؛ کوئی خراب ہو تو کچھ نہیں بدلتا:',
  },
  commands: {
    dump: 'npm run backup -- shop.tar',
    undump: 'npm run restore -- shop.tar\nnpm run verify\nnpm start',
    restore: 'DATA_DIR=./restored npm run restore -- shop-2026-11-24.tar',
    check: 'DATA_DIR=./restored npm run verify\nDATA_DIR=./restored npm start',
  },
})
