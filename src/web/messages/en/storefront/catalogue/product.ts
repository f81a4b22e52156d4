import { screen } from '../../../screen.ts'

/** The product's page only; its card uses site.ts. */
export const productMessages = screen('product', {
  product: {
    addShort: 'Add',
    bar: 'Buy',
    buyNow: 'Buy Now',
    inStock: 'In stock',
    quantity: 'Quantity',
    minimum:
      'Orders to {zone} start at {minimum}. To order other products with this one, add it to your cart.',
    last: 'You have the last {count|one|ones} in your cart',
    already: '{count} in your cart',
    earns: 'Earns {points} loyalty {points|point|points}',
    delivery: '{arriving}. Cash on Delivery.',
    size: 'Size',
    highlights: 'Highlights',
    views: 'Pictures and colours',
    view: 'Picture {at}',
    seller: 'About the seller',
    share: 'Share {name}',
    related: 'More like this',
    together: 'Bought together',
  },
  facts: {
    origin: 'Region of origin',
    countryOfOrigin: 'Country of origin',
    ingredients: 'Ingredients',
    allergens: 'Allergens',
    shelfLife: 'Keeps for',
    storage: 'Storage',
  },
})
