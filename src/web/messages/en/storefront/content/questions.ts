import { screen } from '../../../screen.ts'

// Answers are Markdown; shop-values.ts fills the placeholders.
export const questionMessages = screen('questions', {
  groups: {
    ordering: 'Ordering',
    delivery: 'Delivery',
    paying: 'Paying',
    returns: 'Returns',
    accounts: 'Points and accounts',
  },
  ask: {
    account: 'Do I need an account to order?',
    change: 'Can I change or cancel an order?',
    outOfStock: 'Something is out of stock. What now?',
    smallest: 'Is there a minimum order?',
    duration: 'How long does delivery take?',
    cost: 'What does delivery cost?',
    area: 'Do you deliver to my area?',
    where: 'Where is my order?',
    nobodyHome: 'What if nobody is at home?',
    pay: 'How can I pay?',
    advance: 'Do I pay anything in advance?',
    taxes: 'Are taxes included?',
    receipt: 'Do I get a receipt?',
    fresh: 'Can I return fresh food?',
    keeps: 'Can I return non-perishable items?',
    money: 'How do I get my money back?',
    points: 'What is a loyalty point worth?',
    pointsOfCancelled: 'What happens to points when I cancel?',
    contact: 'How do I change my e-mail or password?',
    delete: 'How do I delete my account?',
    wholesale: 'Can I buy wholesale?',
  },
  answer: {
    account:
      'No: a name, a phone number and an address are enough, an e-mail address is optional. For the wishlist, wholesale prices and loyalty points you need one. It takes a minute.',
    change:
      'Until it is packed, you can cancel it, or single items, on its page under [Track Your Order](/orders). After that, ask us {reach}.',
    outOfStock:
      'Press *Notify me* on the product, and we e-mail you when it is back. Fresh things come every morning, most others once a week.',
    smallest:
      'Only in some zones. Choose your address at the top of any page to see whether yours has one.',
    duration:
      'Delivery zones vary: choose your address at the top of any page to see the date, or read the [Shipping & Exchange Policy](/policy).',
    cost: '{shipping} for the whole order, whatever its weight. Some zones have a price of their own, or free delivery from a certain amount. You see it before you place the order.',
    area: '{where}Choose your address at the top of any page, and you see at once whether we come, on which days and for how much. If you are not sure, [ask us](/contact).',
    where:
      'Under [Track Your Order](/orders) you see each step with its time. As a guest, you see there what you ordered on this device; on another one, [find your order](/find-order) by its number and your phone number.',
    nobodyHome:
      'The rider calls and waits ten minutes, and we try once more on the next round. After that the order is cancelled, at no cost to you.',
    pay: '**Cash on Delivery**, when the bags are in your hand. {paying}{pickup} See [Cash on Delivery](/cash-on-delivery).',
    advance: 'Never. If someone asks you for an advance in our name, it is not us.',
    taxes: 'Yes. The total on the order page is what you pay. {weighed}',
    receipt: 'It is in the bag. The same figures are on the page of the order.',
    fresh:
      'Perishables can be returned only if they arrived damaged or spoiled. Show them to the rider, or ask within 3 days on the page of the order, under *Return items*, with a photo.',
    keeps:
      'Yes, within 3 days, unopened and with the receipt: on the page of the order, under *Return items*. It is all in our [Shipping & Exchange Policy](/policy).',
    money: '{refunding} Points you paid with come back as points.',
    points: 'One rupee. {earning}',
    pointsOfCancelled: 'Points you redeemed come back, and points the order earned are taken back.',
    contact:
      'Under [Edit Profile](/profile). If you logged in a while ago, we ask for the current password first.',
    delete:
      'At the end of [your profile](/profile), once no order is on its way. The [privacy policy](/privacy-policy) says what goes and what stays.',
    wholesale:
      'If you sell or cook what you buy, choose *Stock* when you register and name the business. Wholesale prices then show on every page: at once, or as soon as we have looked at the business and written to you.',
  },
})
