import { screen } from '../screen.ts'

/** What delivery costs, and where it goes. */
export const deliveryMessages = screen('delivery', {
  delivery: {
    note: '{fee} · {estimate}',
    free: 'Free',
    nowhere: "We don't deliver there yet",
    asking: 'Do we deliver there?',
    noPin: 'Put a pin on the map: the rider finds you, and we can say what delivery costs.',
    pinned: 'The address has its pin on the map.',
    choose: 'Choose on the map',
    change: 'Change',
    more: '{amount} more for free delivery',
    isFree: 'Delivery is free for this order',
    short: 'Orders to {zone} start at {minimum}. {amount} more to go.',
  },
})
