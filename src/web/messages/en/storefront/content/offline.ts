import { screen } from '../../../screen.ts'

export const offlineMessages = screen('offline', {
  offline: {
    title: 'You are offline',
    text: "You haven't opened this page on this device yet, so it needs a connection. Pages you have visited and your cart still work.",
    cart: 'Open your cart',
  },
})
