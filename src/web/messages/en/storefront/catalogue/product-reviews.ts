import { screen } from '../../../screen.ts'

export const productReviewsMessages = screen('product-reviews', {
  reviews: {
    title: 'What buyers say',
    none: 'No reviews yet.',
    who: 'Only customers who received this product can review it.',
    average: '{count} {count|review|reviews}',
    row: '{star} {star|star|stars}: {count} {count|review|reviews}',
    verified: 'Verified buyer',
    write: 'Write a Review',
    change: 'Change your review',
    keep: 'Keep it as it is',
    waits: 'Thank you. Your review will appear once we have read it.',
    refused: "We haven't published your review. You can write a new one.",
  },
})
