import type { emailSampleMessages as English } from '../../en/server/email-samples.ts'
import { translated } from '../../screen.ts'

/** Sample data for previews of e-mails. */
export const emailSampleMessages = translated<typeof English>('email-samples', {
  sample: {
    name: 'آمنہ صدیقی',
    product: 'چکی آٹا',
    pack: '5 kg',
    list: 'مہینے کا راشن',
    other: 'دیسی انڈے',
    otherPack: '12 عدد',
    address: 'مکان 12، گلی 4، جی 9/1، اسلام آباد',
    shopAddress: 'دکان 7، مین بازار، جی 9 مرکز، اسلام آباد',
    asked: 'کیا آپ کے پاس براؤن چاول ہیں؟',
    subject: 'براؤن چاول',
    answer: 'جی، جمعرات سے۔ آپ کے لیے ایک تھیلا رکھ لیں؟',
    note: 'پھٹے ہوئے تھیلے کے لیے معذرت۔',
    phone: '0300 1234567',
    email: 'amina@example.com',
    reference: 'SAMPLE',
  },
})
