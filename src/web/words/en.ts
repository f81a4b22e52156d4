// Every word that a person reads, by screen. The sentences of the specification are spelled as
// they are there. `{count|one|other}` picks a form by number.
export const en = {
  shop: {
    name: 'Kiryana',
    line: 'the bazaar at your door',
    description:
      'Groceries and everything for the house at honest prices, brought to your door in 1 to 5 days. Pay when it arrives.',
  },
  missing: {
    title: 'This page is not here',
  },
  problem: {
    title: 'Something went wrong',
    offline: 'The shop cannot be reached. Please check your connection.',
  },
}
