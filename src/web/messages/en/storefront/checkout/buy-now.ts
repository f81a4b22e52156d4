import { screen } from '../../../screen.ts'

export const buyNowMessages = screen('buy-now', {
  review: {
    title: 'Review your order',
    item: 'Your item',
    to: 'Ship to',
    edit: 'Edit',
    payment: 'Payment',
    delivery: 'Delivery',
    timeOrPickup: 'Choose a delivery time or pick up: use the cart',
    time: 'Choose a delivery time: use the cart',
    pickup: 'Pick up at the shop: use the cart',
    backToItem: 'Back to the product',
    place: 'Place Order',
    failed: 'Failed to place order',
    missing: 'Please enter your delivery details first.',
    fill: 'Fill in your details',
  },
})
