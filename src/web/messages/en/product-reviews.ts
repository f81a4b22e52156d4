import { screen } from '../screen.ts'

/** A product's reviews and of writing one; loaded with them. */
export const productReviewsMessages = screen('product-reviews', {
  reviews: {
    title: 'What buyers say',
    none: 'Nobody has reviewed it yet.',
    who: 'Reviews come from those to whom it was delivered.',
    average: '{count} {count|review|reviews}',
    row: '{star} {star|star|stars}: {count} {count|review|reviews}',
    verified: 'Verified buyer',
    write: 'Write a Review',
    change: 'Change your review',
    keep: 'Keep it as it is',
    waits: 'Thank you. Your review appears once the shop has read it.',
    refused: 'The shop has not published your review. You may write it anew.',
  },
})
