import type { gramsMessages as English } from '../en/grams.ts'
import { translated } from '../screen.ts'

export const gramsMessages = translated<typeof English>('grams', {
  grams: { some: '{count} گرام', kilos: '{count} کلو' },
})
