import { screen } from '../screen.ts'

export const passwordMessages = screen('password', {
  password: {
    show: 'Show',
    hide: 'Hide',
    it: 'password',
  },
})
