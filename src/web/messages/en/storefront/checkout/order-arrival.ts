import { screen } from '../../../screen.ts'

export const orderArrivalMessages = screen('order-arrival', {
  arrival: {
    pickup: 'Pickup from the shop',
    late: "We promised this order for {days}. It's late, and we're sorry.",
  },
})
