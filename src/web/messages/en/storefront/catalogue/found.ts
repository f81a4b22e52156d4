import { screen } from '../../../screen.ts'

export const foundMessages = screen('found', {
  found: {
    none: 'No products found',
    noneText: 'Nothing found for “{query}”. Try another word, or fewer words.',
    noneHere: 'Search in all categories, or try another word.',
    popular: 'Popular searches',
    featured: 'What others buy',
    corrected: 'Showing results for',
    instead: 'Search instead for',
    meant: 'Did you mean',
    fewer: 'Nothing has all of “{query}”. This is what “{fewer}” finds:',
    unsold: 'We don’t sell “{brands}”. These are similar goods that we have.',
    meal: 'For “{meal}” we looked for:',
    several: '“{query}” names several things. See each one, or order all of them as a list:',
    asList: 'Order as a list',
    ask: 'Ask us for it',
    askText: 'Tell us what you are looking for, and we will try to get it.',
    stock: 'Ask us to stock it',
    stockText: 'Hello {name}! I looked for “{query}” and did not find it. Can you stock it?',
    categories: 'Browse the categories',
  },
})
