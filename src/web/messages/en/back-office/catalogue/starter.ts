import { screen } from '../../../screen.ts'

export const backOfficeStarterMessages = screen('back-office-starter', {
  starter: {
    back: 'Back to set-up',
    title: 'Starter set',
    text: 'Groceries that nearly every shop sells. Type your price beside each one that you sell; Enter goes to the next price. What you type stays on this device until you add it.',
    limits:
      'A price is above zero, with at most two decimals. Leave the stock empty if you do not count a product.',
    choose: 'Select {name}',
    price: 'Price, Rs.',
    stock: 'Stock',
    optional: 'Optional',
    badPrice: 'Above 0, up to 10,000,000',
    badStock: 'A whole number, 0 or more',
    isThere: 'In your shop',
    none: 'Nothing selected yet',
    count: '{count} selected',
    bar: 'What you have selected',
    add: 'Add to the shop',
    added: '{count} {count|product is|products are} in your shop now.',
    known: 'Already in your shop, unchanged: {names}.',
    nothing: 'Type a price beside at least one product first.',
    failed: "We couldn't add them. What you typed is still here; please try again.",
    products: 'See the products',
    goOn: 'Continue set-up',
    import: 'Do you have a price list? Import it',
  },
})
