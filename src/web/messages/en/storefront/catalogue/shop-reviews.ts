import { screen } from '../../../screen.ts'

export const shopReviewMessages = screen('shop-reviews', {
  reviews: {
    title: 'Customer Reviews',
    write: 'Write a Review',
    all: 'View All Reviews',
    verified: 'Verified buyer',
    rating: 'Your rating',
    stars: '{star} {star|star|stars}',
    text: 'Your review',
    none: 'No reviews yet. Be the first to write one.',
    submit: 'Submit Review',
    asGuest: 'We ask you to log in before we publish it. What you write is kept.',
    needText: 'Please enter your review',
    needRating: 'Please select a rating',
    sent: 'Review submitted successfully!',
    failed: 'Failed to submit review. Please try again.',
  },
})
