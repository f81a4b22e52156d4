import { screen } from '../screen.ts'

/** What an offer says beside a price, where there is room for it. */
export const savingsMessages = screen('savings', {
  saving: {
    save: 'You save {amount}',
    until: 'until {when}',
  },
})
