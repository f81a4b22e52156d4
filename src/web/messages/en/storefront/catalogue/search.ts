import { screen } from '../../../screen.ts'

export const searchMessages = screen('search', {
  suggest: {
    list: 'Suggestions',
    recent: 'Recent searches',
    popular: 'Popular searches',
    meant: 'Did you mean',
    places: 'Categories',
    brands: 'Brands',
    products: 'Products',
    in: 'in {name}',
    forget: 'Remove “{text}”',
    clear: 'Clear recent searches',
    all: 'See all {count} products',
    found: '{count}\u00a0{count|product|products} found',
    none: 'No products found',
    failed: "We can't search just now. Please check your connection.",
    add: 'Add to cart: {name}',
    addMore: 'Add another: {name}, {count} in your cart',
  },
})
