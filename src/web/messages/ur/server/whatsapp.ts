import type { whatsappMessages as English } from '../../en/server/whatsapp.ts'
import { translated } from '../../screen.ts'

/** Staff's usual WhatsApp messages about an order, by its state; the shop can write its own in the settings. */
export const whatsappMessages = translated<typeof English>('whatsapp', {
  hold: {
    confirm:
      'السلام علیکم {name}، یہ {shop} ہے۔ اپنے آرڈر {order} کی تصدیق کریں، کل رقم {total}؛ پھر ہم اسے پیک کریں گے: {link}',
    call: 'السلام علیکم {name}، یہ {shop} ہے۔ کیا آپ کو آرڈر {order} چاہیے؟ کل رقم {total} ہے۔ جواب میں “جی ہاں” لکھیں، پھر ہم اسے پیک کریں گے۔',
    prepay:
      'السلام علیکم {name}، یہ {shop} ہے۔ اپنے آرڈر {order} کے {total} پیشگی ادا کریں، پھر ہم اسے پیک کریں گے۔ کیا ہم ادائیگی کی تفصیلات بھیج دیں؟',
  },
  question: {
    short: 'آپ کا آرڈر {order}: {product} ہمارے پاس کم ہے۔ بتا دیں کہ ہم کیا کریں: {link}',
    heavy:
      'آپ کا آرڈر {order}: {product} کا وزن {weight} ہے اور قیمت {amount}، بتائی ہوئی رقم سے زیادہ۔ بتا دیں کہ ہم کیا کریں: {link}',
  },
  khata: {
    owes: 'السلام علیکم {name}، یہ {shop} ہے۔ آپ کے کھاتے پر {balance} ادا کرنے ہیں۔',
    overdue:
      'السلام علیکم {name}، یہ {shop} ہے۔ آپ کے کھاتے پر {balance} ادا کرنے ہیں، جن میں سے {overdue} کی تاریخ گزر چکی ہے۔ مہربانی کر کے جلد ادا کر دیں۔',
    settled: 'السلام علیکم {name}، یہ {shop} ہے۔ آپ کے کھاتے پر کچھ باقی نہیں۔ شکریہ!',
    statement:
      'السلام علیکم {name}، یہ {shop} ہے۔ {month} کا حساب: پچھلا بقایا {opening}، خریدا {charged}، ادا کیا {paid}، اب بقایا {closing}۔',
  },
  order: {
    rider: 'السلام علیکم {name}، یہ {shop} سے آپ کے آرڈر {order} کے رائیڈر کا پیغام ہے۔',
    shippedOnAccount:
      'السلام علیکم {name}، یہ {shop} ہے۔ آپ کا آرڈر {order} راستے میں ہے۔ اس کے {total} آپ کے کھاتے میں لکھے جائیں گے۔ آرڈر یہاں دیکھیں: {link}',
    placed:
      'السلام علیکم {name}، یہ {shop} سے پیغام ہے۔ آپ کا آرڈر {order} ہمیں مل گیا ہے، کل رقم {total}۔ ڈلیوری کا وقت: {days}۔ سب ٹھیک ہے؟ آرڈر یہاں دیکھیں: {link}',
    toPickUp:
      'السلام علیکم {name}، یہ {shop} سے پیغام ہے۔ آپ کا آرڈر {order} ہمیں مل گیا ہے، کل رقم {total}۔ دکان سے لینے کے لیے تیار ہوا تو ہم بتا دیں گے۔',
    packed:
      'السلام علیکم {name}، یہ {shop} سے پیغام ہے۔ آپ کا آرڈر {order} پیک ہو گیا ہے، کل رقم {total}۔ ڈلیوری کا وقت: {days}۔',
    ready:
      'السلام علیکم {name}، یہ {shop} سے پیغام ہے۔ آپ کا آرڈر {order} تیار ہے، دکان سے لے لیں، کل رقم {total}۔',
    readyUntil:
      'السلام علیکم {name}، یہ {shop} سے پیغام ہے۔ آپ کا آرڈر {order} تیار ہے، دکان سے لے لیں، کل رقم {total}۔ کاؤنٹر پر کوڈ {code} بتائیں۔ ہم اسے {until} تک رکھیں گے۔',
    shipped:
      'السلام علیکم {name}، یہ {shop} سے پیغام ہے۔ آپ کا آرڈر {order} راستے میں ہے۔ رائیڈر کو {total} ادا کریں۔ آرڈر یہاں دیکھیں: {link}',
    shippedPaid:
      'السلام علیکم {name}، یہ {shop} سے پیغام ہے۔ آپ کا آرڈر {order} راستے میں ہے۔ اس کی ادائیگی ہو چکی ہے۔ آرڈر یہاں دیکھیں: {link}',
    timeChanged:
      'السلام علیکم {name}، یہ {shop} ہے۔ ہمیں آپ کا آرڈر {order} کسی اور وقت پہنچانا پڑ رہا ہے: {days}۔ قیمت وہی رہے گی۔ یہ وقت ٹھیک نہ ہو تو ہمیں فون کریں یا یہیں جواب دیں۔',
    delivered:
      'السلام علیکم {name}، یہ {shop} سے پیغام ہے۔ آپ کا آرڈر {order} پہنچ گیا ہے۔ سب ٹھیک ہے؟',
    cancelled: 'السلام علیکم {name}، یہ {shop} سے پیغام ہے۔ آپ کا آرڈر {order} منسوخ ہو گیا ہے۔',
  },
  person: { unknown: 'معزز گاہک' },
  days: { unknown: 'جلد' },
})
