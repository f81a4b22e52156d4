import type { backOfficeBoardMessages as English } from '../../../en/back-office/orders/board.ts'
import { translated } from '../../../screen.ts'

export const backOfficeBoardMessages = translated<typeof English>('back-office-board', {
  board: {
    title: 'آرڈر بورڈ',
    open: 'بورڈ',
    list: 'لسٹ',
    zones: 'ڈلیوری کے علاقے',
    allZones: 'سب علاقے',
    hint: 'تیر والے بٹن ایک کارڈ سے دوسرے کارڈ پر لے جاتے ہیں۔',
    deliveredToday: 'آج پہنچ گئے',
    column: '{name}: {count}',
    empty: 'یہاں کچھ نہیں',
    more: 'لسٹ میں مزید {count}',
    since: '{age} سے',
    minutes: '{count} منٹ',
    hours: '{count} گھنٹے',
    days: '{count} دن',
    move: '{step}: آرڈر {reference}',
  },
})
