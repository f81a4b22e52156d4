import type { backOfficeLiveMessages as English } from '../../en/back-office/live.ts'
import { translated } from '../../screen.ts'

export const backOfficeLiveMessages = translated<typeof English>('back-office-live', {
  live: {
    placed: '{count} {count|نیا آرڈر|نئے آرڈر}',
    show: 'دکھائیں',
    away: 'دکان سے رابطہ نہیں ہو رہا۔ ہو سکتا ہے یہ صفحہ پرانا ہو؛ یہاں جو لکھا ہے، وہ محفوظ رہے گا۔',
    sound: 'نئے آرڈر اور اسکین کی آواز',
  },
})
