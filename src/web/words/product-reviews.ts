import { sentencesOf } from './t.ts'

/** Says the sentences of the reviews on a product's page; loaded with it. */
export const tp = sentencesOf({
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
  },
})
