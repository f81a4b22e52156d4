import { screen } from '../screen.ts'

export const gramsMessages = screen('grams', {
  grams: { some: '{count} g', kilos: '{count} kg' },
})
