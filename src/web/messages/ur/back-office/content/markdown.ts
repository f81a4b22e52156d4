import type { backOfficeMarkdownMessages as English } from '../../../en/back-office/content/markdown.ts'
import { translated } from '../../../screen.ts'

export const backOfficeMarkdownMessages = translated<typeof English>('back-office-markdown', {
  mark: {
    hint: '**موٹا**، *ترچھا*، ## سرخی، - لسٹ، [لفظ](\u200e/offers)۔ تصویریں یہاں چنیں، پیسٹ کریں یا گھسیٹ کر چھوڑیں؛ JPEG، PNG، WebP یا AVIF، ہر ایک \u200e5 MB تک۔',
    label: 'لکھائی کا انداز',
    strong: 'موٹا',
    em: 'ترچھا',
    heading: 'سرخی',
    list: 'لسٹ',
    link: 'لنک',
    picture: 'تصویر',
    alt: 'تصویر میں کیا ہے',
    sending: '{count} {count|تصویر جا رہی ہے|تصویریں جا رہی ہیں}…',
    failed: 'تصویر نہیں جا سکی۔ دوبارہ کوشش کریں۔',
    problem: '{name}: {message}',
    text: 'تحریر',
  },
})
