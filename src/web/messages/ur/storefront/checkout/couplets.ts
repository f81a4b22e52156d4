import type { coupletMessages as English } from '../../../en/storefront/checkout/couplets.ts'
import { translated } from '../../../screen.ts'

export const coupletMessages = translated<typeof English>('couplets', {
  couplet: {
    first: 'تھیلا بھرا، دل بھی بھرا،\nگھر کی رونق، چولہا ہرا۔',
    second: 'آٹا، دال اور تھوڑی چینی،\nدوستی اپنی گھر تک آنی۔',
    third: 'ہارن بجے تو چائے چڑھانا،\nہم لائے ہیں گھر کا دانہ۔',
    fourth: 'رستہ لمبا، چاول نئے،\nٹرک پہ پھول ہیں آپ کے لیے۔',
    fifth: 'موڑ پہ دھیرے، در پہ جلدی،\nگھر میں نہ ہو کم نمک نہ ہلدی۔',
    sixth: 'مرچ سی تیکھی، گڑ سی میٹھی،\nبات وہی جو دال میں بیٹھی۔',
  },
})
