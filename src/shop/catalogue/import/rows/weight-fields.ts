/** How goods are sold that are weighed when they are packed. */
export const weightFields = {
  'unit-grams': { headings: ['unit grams', 'usual grams', 'grams per unit', 'usual weight in grams'] }, // prettier-ignore
  'by-piece': { headings: ['by piece', 'ordered by the piece', 'sold by piece'] },
} as const
