import { screen } from '../../../screen.ts'

export const sharedCartMessages = screen('sharedCart', {
  shared: {
    title: 'A shared cart',
    lead: "Someone put this cart together for you, at today's prices.",
    lines: 'Items in the shared cart',
    each: '{quantity} × {price}',
    soldOut: 'Sold out',
    left: 'Only {count} left',
    total: '{count} {count|item|items} together',
    goneTitle: 'No longer available',
    gone: '{name} is not sold any more.',
    goneUnknown: 'An item is not sold any more.',
    goneColour: '{name} is not sold in that colour any more.',
    addAll: 'Add all to cart',
    addToMine: 'Add to my cart',
    replace: 'Replace my cart',
    mine: 'Your cart has {count} {count|item|items} already. Keep them, or start with these alone?',
    added: 'Items added to cart',
    nothing: 'None of these items are sold any more',
    nothingText: 'Ask for a new link, or have a look around the shop.',
    damaged: 'This link is damaged',
    damagedText: 'Part of it may have been cut off when it was copied. Please ask for a new link.',
    shop: 'Go to the shop',
  },
})
