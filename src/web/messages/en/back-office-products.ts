import { screen } from '../screen.ts'

/** Prices and stock of all products, as staff change them. */
export const backOfficeProductsMessages = screen('back-office-products', {
  products: {
    title: 'Products',
    import: 'Import a file',
    new: 'New product',
    starter: 'Begin with the starter set',
    noneYetText:
      'Begin with sixty common groceries that only need your prices, or bring in a price list.',
    find: 'Find products',
    findHint: 'Name, brand or code',
    list: 'Products, newest first',
    count: '{count} {count|product|products}',
    none: 'No products here',
    noneText: 'Try a part of the name, the brand or the code.',
    noneOnlyText: 'No product that fits the filter is left. Choose “All” to see the others.',
    kinds: 'Filter products',
    all: 'All',
    draft: 'Not in the shop',
    soldOut: 'Out of stock',
    price: 'Price',
    offer: 'Offer price',
    stock: 'Stock',
    publish: 'In the shop',
    save: 'Save',
    saveOf: 'Save {name}',
    saved: 'Saved {name}',
    badPrice: 'A price is an amount above zero, such as 250 or 99.50.',
    badOffer: 'The offer price is below the price; leave it empty for no offer.',
    badStock: 'Stock is a whole number; leave it empty if you do not count this product.',
    notCounted: 'Not counted',
  },
  productFilter: {
    draft: 'Not in the shop',
    'sold-out': 'Out of stock',
    'low-stock': 'Low in stock',
    'on-offer': 'On offer',
    'no-picture': 'No picture',
  },
})
