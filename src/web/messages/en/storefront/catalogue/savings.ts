import { screen } from '../../../screen.ts'

export const savingsMessages = screen('savings', {
  saving: {
    save: 'You save {amount}',
    until: 'until {when}',
  },
})
