import { screen } from '../screen.ts'

// The sentences of the cart and its lines.
export const cartMessages = screen('cart', {
  cart: {
    lines: 'Items in your cart',
    each: '{price} each',
    changed: 'The price has changed since you added it: it was {was} and is now {now}.',
    remove: 'Remove',
    removeOf: 'Remove {name} from the cart',
    removed: 'Removed {name}',
    putBack: 'Undo',
    colourOf: 'Colour of {name}',
    chooseColour: 'Choose a colour',
    colourGone: '{colour} is not available any more. Please choose another colour.',
    noColour: 'Keep it without a colour',
    soldOut: 'Sold out. Remove it to continue.',
    left: 'Only {count} left',
    takeLeft: 'Take {count}',
    takeLeftOf: 'Take {count} of {name}',
    stop: "Some items in your cart can't be ordered as they are. They're marked above.",
    proceed: 'Proceed to Checkout',
    loginToGoOn: 'Log in to check out. Your cart is saved.',
    loginOrGuest: 'Log in to earn points with this order, or check out as a guest.',
    loginOrGuestPlain: 'Log in, or check out as a guest.',
    more: 'Continue shopping',
    share: 'Share cart',
    shareTitle: 'A cart to put into yours:',
    failed: "We couldn't load the prices.",
    again: 'Try Again',
    onlyHere: 'Your browser does not store your cart. It stays until you close this tab.',
    total: 'Cart total: {total}',
  },
})
