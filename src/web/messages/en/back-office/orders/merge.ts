import { screen } from '../../../screen.ts'

export const backOfficeMergeMessages = screen('back-office-merge', {
  merge: {
    open: 'Merge accounts',
    title: 'Merge another account into that of {name}',
    text: 'Did this person sign up twice? Find the other account. Its orders, points and addresses move to this one, and it is closed.',
    find: 'The other account',
    findHint: 'Name, phone, e-mail or loyalty card',
    search: 'Find',
    empty: 'Please enter a name, phone, e-mail or card.',
    none: 'No other account found.',
    choose: 'Choose {name}',
    keep: 'Leave both',
    back: 'Choose another',
    goes: 'This goes over:',
    orders: 'Orders',
    returns: 'Returns',
    points: 'Points',
    addresses: 'Addresses',
    wishlist: 'On the wishlist',
    cart: 'In the cart',
    reviews: 'Reviews',
    messages: 'Messages',
    notes: 'Notes for staff',
    stockAlerts: 'Stock alerts',
    left: 'Not moved: {count} (second reviews of a product, or addresses above the limit).',
    closes:
      'This closes the account of {name} for good: {email}, {phone}, its password and its loyalty card stop working. You can’t undo this.',
    send: 'Merge the accounts',
    done: 'Accounts merged into that of {name}.',
    failed: "That didn't work. Please try again.",
  },
})
