import { screen } from '../screen.ts'

/** A cart that somebody has shared by a link. */
export const sharedCartMessages = screen('sharedCart', {
  shared: {
    title: 'A shared cart',
    lead: 'Somebody has put this together for you. The prices are those of today.',
    lines: 'Items in the shared cart',
    each: '{quantity} × {price}',
    soldOut: 'Sold out',
    left: 'Only {count} left',
    total: '{count} {count|item|items} together',
    goneTitle: 'Not in this cart any more',
    gone: '{name} is not sold any more.',
    goneUnknown: 'An item is not sold any more.',
    goneColour: '{name} is not sold in that colour any more.',
    addAll: 'Add all to cart',
    addToMine: 'Add to my cart',
    replace: 'Replace my cart',
    mine: 'Your cart has {count} {count|item|items} already. Keep them, or start with these alone?',
    added: 'Items added to cart',
    nothing: 'Nothing of this cart is sold any more',
    nothingText: 'Ask for a new link, or have a look around the shop.',
    damaged: 'This link is damaged',
    damagedText:
      'Please ask for it again: a cart is in the link itself, so every letter of it counts.',
    shop: 'To the shop',
  },
})
