import { screen } from '../../../screen.ts'

export const orderRunMessages = screen('orderRun', {
  run: {
    title: 'On the way to you',
    before: '{count} {count|stop|stops} before yours',
    next: 'Yours is the next stop',
    code: 'Say this code to the rider when you have your order',
  },
})
