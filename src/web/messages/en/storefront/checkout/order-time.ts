import { screen } from '../../../screen.ts'

export const orderTimeMessages = screen('order-time', {
  time: {
    title: 'Another delivery time',
    now: 'Now: {days}. The price stays the same.',
    nowWithExtra:
      'Now: {days}. The {extra} for this time stay in the price, whatever time you choose.',
    choose: 'New time',
    send: 'Change the time',
    keep: 'Keep the time',
    done: 'Your order now arrives {days}.',
    none: 'No other time is free at the same price in the next seven days.',
    failed: "We couldn't change the time. Please try again.",
    loading: 'Loading the free times',
  },
})
