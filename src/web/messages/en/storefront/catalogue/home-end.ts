import { type PlainKey, screen } from '../../../screen.ts'

export const homeEndMessages = screen('home-end', {
  home: {
    opensSoon: '{name} opens soon',
    opensSoonText: 'We are still filling the shelves. Please come back in a few days.',
    writeToUs: 'Write to us',
    sale: 'On sale this week',
    noSales: 'No sales images available',
    allOffers: 'See all offers',
  },
  blurbs: {
    shipping: 'Free Shipping',
    delivery: 'To your door',
    payment: 'Secure Payment',
    paymentText: 'You pay the rider at your door, never in advance',
    money: '100% Money Back',
    moneyText: 'Within 3 days, with the receipt',
    support: 'Online Support',
    supportText: 'A person answers, every day of the week',
  },
})
export type HomeEndKey = PlainKey<typeof homeEndMessages>
