import { screen } from '../../../screen.ts'

export const backOfficeSetupMessages = screen('back-office-setup', {
  setup: {
    closed: 'Your shop is not open yet',
    closedText:
      'Shoppers read that it opens soon. Go through this list in any order; everything you save stays.',
    open: 'Your shop is open, but something is missing',
    reminder:
      'Your shop is open. {count} {count|thing is|things are} still good to have: see which.',
    progress: '{done} of {all} done',
    done: 'Done',
    missing: 'Still missing',
    advised: 'Good to have',
    ready: 'Nothing is missing. Have a look at your shop, then open it.',
    view: 'Look at the shop',
    openShop: 'Open the shop',
    openTitle: 'Open the shop to shoppers?',
    openText:
      'Everyone can then see your products and order. You can close the shop again in the settings.',
    keep: 'Not yet',
    opened: 'Your shop is open',
    failed: "We couldn't open the shop. Please try again.",
  },
  done: {
    products: 'Products',
    phone: 'Phone number',
    name: 'Name',
    address: 'Address',
    hours: 'Opening hours',
    delivery: 'Delivery',
    payment: 'Payment',
    mail: 'Mail',
    banners: 'Banners',
    logo: 'Logo and colours',
    pictures: 'Pictures',
    twoFactor: 'Two-factor login',
  },
  part: {
    products: 'Products: there is nothing to buy yet',
    phone: 'A phone number for questions',
    name: 'The name of your shop',
    address: 'The address of your shop',
    hours: 'Opening hours',
    delivery: 'What delivery costs (now: Rs. 150)',
    payment: 'How customers pay (now: cash or card at the door)',
    mail: 'Mail: customers get no e-mails yet',
    banners: 'Banners for the home page',
    logo: 'A logo, and colours of your own',
    pictures: 'Pictures for products without one',
    twoFactor: 'Two-factor login, to protect against stolen passwords',
  },
})
