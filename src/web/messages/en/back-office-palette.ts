import { screen } from '../screen.ts'

/** What finds orders, products, customers and pages from anywhere in the back office. */
export const backOfficePaletteMessages = screen('back-office-palette', {
  palette: {
    open: 'Find',
    title: 'Find anything',
    hint: 'Order, product, customer or page',
    list: 'What was found',
    pages: 'Go to',
    orders: 'Orders',
    products: 'Products',
    customers: 'Customers',
    order: '{name}, {amount}, {status}',
    guest: 'No name',
    draft: '{about}, not published',
    all: 'All results for “{text}”',
    searching: 'Searching …',
    count: '{count} {count|result|results}',
    none: 'Nothing found for “{text}”',
    noneText: 'An order is found by its number, or by the name, phone or address on it.',
    failed: "We couldn't search everything. Please try again.",
  },
  keys: {
    title: 'Keyboard shortcuts',
    find: 'Find anything, on any page',
    move: 'Go through what was found',
    choose: 'Open it',
    close: 'Close',
    show: 'Show these shortcuts',
    or: 'or',
    turn: 'The ? key shows the shortcuts on every page',
    turnHint: 'Turn it off if you use voice input or a key is pressed by mistake.',
  },
})
