import { screen } from '../../../screen.ts'

export const backOfficePapersMessages = screen('back-office-papers', {
  paper: {
    choice: 'What is printed',
    slip: 'Packing slip',
    invoice: 'Invoice',
    label: 'Address label',
    invoiceOf: 'Invoice {reference}',
    labelOf: 'Address label {reference}',
    invoices: '{count} {count|invoice|invoices}',
    labels: '{count} address {count|label|labels}',
    pieces: '{count} {count|item|items}',
    collect: 'To collect: {amount}',
    paid: 'Paid',
    uncollected: '{amount} not collected',
    labelHint: 'Each label is a page of 100 × 62 mm. Choose that size in the print dialog.',
    refunded: 'Refund for returned items',
    nothing: 'This order was cancelled. There is nothing to pay.',
  },
  map: {
    open: 'Show on the map',
    close: 'Hide the map',
    label: 'Map with the address of the order',
    pin: 'The address of the order',
    noTiles: 'The street map isn’t loading right now. “Directions” works without it.',
  },
  customer: {
    first: 'First order',
    firstOfPhone: 'First order with this phone number',
    orders: '{count} orders, including this one',
    ordersOfPhone: '{count} orders with this phone number, including this one',
    cancelled: '{count} cancelled',
    returns: 'Returns: {accepted} accepted, {refused} refused',
    points: '{count} points, {now} can be used now',
  },
})
