import { screen } from '../screen.ts'

/** What a multi-buy offer says wherever prices are. */
export const savingsMessages = screen('savings', {
  badge: {
    offer: 'Offer:',
  },
  multiBuy: {
    offer: '{count} for {price}',
    save: 'You save {amount}',
  },
})
