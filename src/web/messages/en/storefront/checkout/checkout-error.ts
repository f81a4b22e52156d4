import { screen } from '../../../screen.ts'

export const checkoutErrorMessages = screen('checkout-error', {
  error: {
    changed: 'The total was {was} and is now {now}. Please check it and place the order again.',
  },
})
