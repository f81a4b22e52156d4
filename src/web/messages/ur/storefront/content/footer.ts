import type { footerMessages as English } from '../../../en/storefront/content/footer.ts'
import { translated } from '../../../screen.ts'

export const footerMessages = translated<typeof English>('footer', {
  footer: {
    you: 'آپ کے لیے',
    shop: 'دکان',
    reach: 'ہم سے بات کریں',
    profile: 'آپ کا پروفائل',
    faqs: 'عام سوالات',
    cashOnDelivery: 'ڈلیوری پر نقد ادائیگی',
    paymentInfo: 'ادائیگی کی معلومات',
    stores: 'ہماری دکانیں',
    about: 'ہمارے بارے میں',
    terms: 'شرائط و ضوابط',
    privacy: 'رازداری کی پالیسی',
    whatsapp: 'واٹس ایپ',
    whatsappText: 'السلام علیکم {name}، ایک سوال ہے۔',
    line: 'پورا تول، احتیاط سے پیک، آپ کے دروازے تک۔ قیمتیں پاکستانی روپے میں۔',
  },
  theme: {
    label: 'رنگ',
    auto: 'خودکار',
    light: 'دن',
    dark: 'رات',
  },
  saver: {
    label: 'ڈیٹا بچائیں: تصویریں صرف دبانے پر لوڈ ہوں',
    save: 'ڈیٹا بچائیں',
    always: 'آف',
    tap: 'آن',
  },
})
