import { screen } from '../../../screen.ts'

/** Headings of exported orders and their lines. */
export const orderFileMessages = screen('back-office-order-file', {
  column: {
    order: 'Order',
    placed: 'Placed',
    status: 'Status',
    customer: 'Customer',
    phone: 'Phone',
    email: 'E-mail',
    address: 'Address',
    zone: 'Delivery zone',
    promisedFrom: 'Promised from',
    promisedTo: 'Promised until',
    items: 'Items',
    pieces: 'Pieces',
    subtotal: 'Subtotal (Rs.)',
    shipping: 'Delivery (Rs.)',
    points: 'Points used',
    total: 'Total (Rs.)',
    payment: 'Payment',
    channel: 'Channel',
    note: 'Note',
    product: 'Product',
    pack: 'Size',
    colour: 'Colour',
    price: 'Price (Rs.)',
    quantity: 'Quantity',
    cancelled: 'Cancelled',
    amount: 'Amount (Rs.)',
  },
})
