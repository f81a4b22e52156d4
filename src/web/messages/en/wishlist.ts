import { screen } from '../screen.ts'

/** Hearts, and of waiting for what is out of stock; loaded with the products. */
export const wishlistMessages = screen('wishlist', {
  wishlist: {
    login: 'Please login to add favorites',
    added: 'Added to favorites',
    removed: 'Removed from favorites',
    addFailed: 'Failed to add to favorites',
    removeFailed: 'Failed to remove from favorites',
    heart: 'Favourite: {name}',
  },
  stockAlerts: {
    off: 'Notify me',
    on: 'We will tell you',
    offFor: 'Notify me: {name}',
    onFor: 'We will tell you of {name}. Press to withdraw',
    login: 'Please login to be told when it is back',
    added: 'We will write to you when it is back',
    removed: 'We will not write to you about it',
    addFailed: 'That could not be kept. Please try again.',
    removeFailed: 'That could not be changed. Please try again.',
  },
})
