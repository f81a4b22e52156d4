import { screen } from '../screen.ts'

/** What delivery costs, and where it goes. */
export const deliveryMessages = screen('delivery', {
  delivery: {
    note: '{fee} · {estimate}',
    free: 'Free',
    nowhere: "We don't deliver there yet",
    asking: 'Checking whether we deliver there …',
    noPin:
      'Add a pin on the map so that the rider can find you and we can tell you what delivery costs.',
    pinned: 'This address is pinned on the map.',
    choose: 'Choose on the map',
    change: 'Change',
    more: '{amount} more for free delivery',
    isFree: 'Delivery is free for this order',
    short: 'Orders to {zone} start at {minimum}. {amount} more to go.',
  },
})
