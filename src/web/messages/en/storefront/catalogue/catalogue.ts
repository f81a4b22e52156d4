import { screen } from '../../../screen.ts'

export const catalogueMessages = screen('catalogue', {
  categories: {
    description: 'All categories on one page: groceries and everything for the house.',
    pages: 'More pages',
  },
  category: {
    missing: "We can't find that category",
    description:
      '{name}: {count} {count|product|products} at honest prices, delivered to your door.',
    tiles: 'In {name}',
    row: 'Categories in {name}',
    all: 'All',
    shelves: '{count} {count|category|categories}',
    items: '{count} {count|item|items}',
    count: '{count}\u00a0{count|product|products}',
    empty: 'Nothing here yet',
    emptyText: "We're still stocking this category. Please come back soon.",
  },
  search: {
    results: 'Products found',
    similar: '{count} similar {count|product|products}',
    found: '{count} {count|product|products} found',
    all: 'See all {count} products',
    title: 'Search',
    titleOf: 'Search: {query}',
  },
  paging: {
    label: 'Pagination',
    page: 'Page {page}',
    back: 'Previous page',
    next: 'Next page',
    more: 'Load more',
    shown: '{shown} of {total} shown',
  },
})
