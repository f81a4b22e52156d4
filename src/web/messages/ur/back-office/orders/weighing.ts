import type { weighingMessages as English } from '../../../en/back-office/orders/weighing.ts'
import { translated } from '../../../screen.ts'

export const weighingMessages = translated<typeof English>('weighing', {
  weighing: {
    label: '{name} کا وزن',
    hint: 'جیسے “\u200e1.2 kg” یا “1200”، یا ترازو کا لیبل اسکین کریں',
    first: 'پہلے تولیں: {name}۔',
    weighAll: 'مزید شامل ہوا ہے: سب کا وزن لکھیں۔',
    save: 'وزن محفوظ کریں',
    correct: 'وزن درست کریں',
    saved: '{name}: {weight}',
    costs: '{weight} کی قیمت {amount} ہے۔',
    above: 'یہ زیادہ سے زیادہ رقم سے {above} اوپر ہے۔ کم ڈالیں، صرف {most} لیں، یا گاہک سے پوچھیں۔',
    ask: 'گاہک سے پوچھیں',
    asked: '{name}: گاہک سے وزن کا پوچھ لیا گیا',
    tooHeavy: 'وزن طے شدہ سے زیادہ تھا',
    waiting: '{weight} کا {amount} میں پوچھا گیا ہے، ابھی جواب نہیں آیا',
    agreed: 'گاہک کو {weight} {amount} میں منظور ہے۔',
    bringLess: 'گاہک کو کم چاہیے، زیادہ سے زیادہ {most} میں۔',
    didYouMean: 'کیا وزن {weight} ہے؟',
    chargeMost: 'صرف {most} لیں',
    unreadable: 'وزن لکھیں، جیسے \u200e1.2 kg یا \u200e750 g۔',
    otherItem: 'یہ لیبل کسی اور پروڈکٹ کا ہے۔',
    about: 'آرڈر تقریباً {weight}، زیادہ سے زیادہ {most}',
    packed: 'تول کر: {weight}، {price} فی کلو',
    became: '{name} کا وزن: {weight}، {amount}',
    tookIt: '{name}: {weight} لینے پر راضی',
    wantedLess: '{name}: {weight} سے کم چاہیے',
    leftOut: '{name}: {weight} نہیں چاہیے',
    scanned: '{name}: {weight}',
    scannedPiece: '{name}: {count} میں سے {pieces} اسکین، {weight}',
    scanUnknown: 'یہاں تولنے والی کسی چیز کا ترازو کوڈ {code} نہیں',
    scanAbove:
      '{name}: {weight} زیادہ سے زیادہ رقم سے {above} اوپر ہے۔ صرف زیادہ سے زیادہ رقم لینی ہو تو وزن چیز کے ساتھ لکھیں۔',
    totalMost: 'سب تولنے کے بعد زیادہ سے زیادہ {most}',
  },
})
