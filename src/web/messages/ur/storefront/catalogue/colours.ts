import type { colourMessages as English } from '../../../en/storefront/catalogue/colours.ts'
import { translated } from '../../../screen.ts'

export const colourMessages = translated<typeof English>('colours', {
  colours: {
    label: 'رنگ',
    title: 'رنگ چنیں',
    gone: 'یہ رنگ اب دستیاب نہیں: {colour}۔ کوئی اور رنگ چنیں۔',
  },
})
