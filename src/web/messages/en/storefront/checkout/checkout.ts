import { type PlainKey, screen } from '../../../screen.ts'

// The contract fixes the wording of some; see docs/contract.md.
export const checkoutMessages = screen('checkout', {
  steps: {
    label: 'Order steps',
    cart: 'Cart',
    details: 'Your details',
    review: 'Review',
    checkout: 'Checkout',
    done: 'Done',
  },
  cart: {
    title: 'Your cart',
    empty: 'Your cart is empty',
    emptyText: 'Add what you need at home.',
    shop: 'Start Shopping',
    paste: 'Paste a shopping list',
  },
  summary: {
    title: 'Summary',
    subtotal: 'Subtotal',
    count: '{count} {count|item|items}',
    shipping: 'Shipping',
    points: 'Loyalty points',
    total: 'Total',
    earns: 'You earn {points} loyalty {points|point|points} with this order',
    couldEarn: 'Log in and earn {points} loyalty {points|point|points} with this order',
  },
  points: {
    title: 'Redeem Points',
    available: 'Available points: {points}',
  },
  checkout: {
    title: 'Checkout',
    order: 'Order Summary',
    edit: 'Edit cart',
    deliverTo: 'Deliver to',
    contact: 'Contact',
    change: 'Edit Profile',
    address: 'Delivery address',
    addressHint: 'House, street, area and city',
    payment: 'Payment method',
    cod: 'Cash on Delivery',
    codHint: 'Pay in cash when your order arrives',
    card: 'Credit/Debit Card',
    cardHint: "Pay the rider by card at your door; we don't ask for a card number here",
    secure: 'Secure checkout',
    ways: 'Leave the checkout',
    help: 'Help',
    call: 'Questions? Call',
    options: 'For this order',
    place: 'Place Order',
    failed: 'Failed to create order',
    backToCart: 'Back to the cart',
  },
})
export type CheckoutKey = PlainKey<typeof checkoutMessages>
