import { screen } from '../../../screen.ts'

// First screen only, to keep the first script small; the rest is in home-end.ts.
export const homeMessages = screen('home', {
  home: {
    heading: '{name}: groceries and everything for the house',
    banners: "What's new in the shop",
    noBanners: 'No banners available',
    shopNow: 'Shop now',
    departments: 'Shop by category',
    seeAll: 'See all',
    products: 'products',
    featured: 'Featured Products',
    bestSelling: 'Best Selling',
    more: 'More that sells well',
    seeMore: 'See more',
  },
  carousel: {
    role: 'carousel',
    slide: 'slide',
    place: '{at} of {of}',
    go: 'Show slide {at}',
    back: 'Previous slide',
    next: 'Next slide',
    pause: 'Stop the slides',
    play: 'Start the slides',
  },
})
