import { screen } from '../../../screen.ts'

export const deliveryMessages = screen('delivery', {
  delivery: {
    inCart: 'In your cart',
    viewCart: 'View cart',
    before: 'before delivery',
    note: '{fee} ·',
    time: 'Delivery time {hours}',
    arriving: 'Arriving {days}',
    daysByArea: 'See your delivery day',
    arrivingToday: 'Arriving today',
    arrivingTomorrow: 'Arriving tomorrow',
    there: 'We deliver there.',
    thereTo: 'We deliver to {zone}.',
    street: 'Please add your street and house.',
    city: "We don't know this place. Please add your city, or choose the place on the map.",
    costs: 'Delivery is {fee}.',
    costsNothing: 'Delivery is free.',
    costsUntil: 'Delivery is {fee}, and free from {amount}.',
    least: 'Orders start at {minimum}.',
    nowhere: "We don't deliver there yet",
    asking: 'Checking whether we deliver there …',
    noPin:
      'Add a pin on the map so that the rider finds you and we know exactly what delivery costs.',
    pinned: 'This address is pinned on the map.',
    choose: 'Choose on the map',
    change: 'Change',
    more: '{amount} more for free delivery',
    isFree: 'Delivery is free for orders from {amount}, like yours',
    short: 'Orders to {zone} start at {minimum}. {amount} more to go.',
  },
})
