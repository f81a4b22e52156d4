import { screen } from '../../../screen.ts'

export const againMessages = screen('again', {
  again: {
    title: 'Buy again',
    usualList: 'Your usual list',
    over: "At today's prices",
    add: 'Add {count} to cart',
    here: 'Ordered on this device',
    viewed: 'Recently viewed',
    clear: 'Clear',
    addOf: 'Add {count} to cart: {name}',
    addAll: 'Add all {count} to cart',
    added: 'All items added to cart',
    inCart: 'All in your cart',
    soldOut: 'Out of stock',
    wholeCart: 'Open the whole cart',
    removed: 'Removed {name}',
    undo: 'Undo',
    goesWith: 'Goes well with your cart',
    order: 'Order {reference}',
    track: 'Track your order',
  },
})
