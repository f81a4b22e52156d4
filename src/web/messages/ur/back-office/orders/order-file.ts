import type { orderFileMessages as English } from '../../../en/back-office/orders/order-file.ts'
import { translated } from '../../../screen.ts'

/** Headings of exported orders and their lines. */
export const orderFileMessages = translated<typeof English>('back-office-order-file', {
  column: {
    order: 'آرڈر',
    placed: 'آرڈر کا وقت',
    status: 'حال',
    customer: 'گاہک',
    phone: 'فون',
    email: 'ای میل',
    address: 'پتہ',
    zone: 'ڈلیوری کا علاقہ',
    promisedFrom: 'وعدہ، کب سے',
    promisedTo: 'وعدہ، کب تک',
    items: 'چیزیں',
    pieces: 'کل تعداد',
    subtotal: 'سامان کی رقم (روپے)',
    shipping: 'ڈلیوری (روپے)',
    points: 'استعمال ہوئے پوائنٹس',
    total: 'کل رقم (روپے)',
    payment: 'ادائیگی',
    channel: 'کہاں سے',
    note: 'نوٹ',
    product: 'پروڈکٹ',
    pack: 'سائز',
    colour: 'رنگ',
    price: 'قیمت (روپے)',
    quantity: 'تعداد',
    cancelled: 'منسوخ',
    amount: 'رقم (روپے)',
  },
})
