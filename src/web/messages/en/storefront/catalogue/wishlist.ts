import { screen } from '../../../screen.ts'

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
    on: "We'll notify you",
    offFor: 'Notify me: {name}',
    onFor: "We'll notify you about {name}. Press to cancel",
    login: 'Please login to be told when it is back',
    added: "We'll e-mail you when it's back",
    removed: "We won't e-mail you about it",
    addFailed: "That didn't work. Please try again.",
    removeFailed: "That didn't work. Please try again.",
  },
})
