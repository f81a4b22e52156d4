import { screen } from '../../../screen.ts'

export const backOfficeMergeMessages = screen('back-office-merge', {
  merge: {
    open: 'Merge accounts',
    title: 'Merge another account into that of {name}',
    text: 'Has this person signed up twice? Find the other account: what it has goes to this one, and it is closed.',
    find: 'The other account',
    findHint: 'Name, phone, e-mail or loyalty card',
    search: 'Find',
    empty: 'Please type whom to look for.',
    none: 'No other account is found.',
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
    left: 'Does not go over: {count} (a second review of the same product, or more addresses than an account can have).',
    closes:
      'The account of {name} is closed for good: {email} and {phone} no longer log in there, its password and loyalty card open nothing. This cannot be undone.',
    send: 'Merge the accounts',
    done: 'The accounts are merged into that of {name}.',
    failed: "That didn't work. Please try again.",
  },
})
