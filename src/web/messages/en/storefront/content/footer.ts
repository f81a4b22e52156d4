import { type PlainKey, screen } from '../../../screen.ts'

export const footerMessages = screen('footer', {
  footer: {
    you: 'For you',
    shop: 'The shop',
    reach: 'Talk to us',
    profile: 'Your Profile',
    faqs: 'FAQs',
    cashOnDelivery: 'Cash on Delivery',
    paymentInfo: 'Payment Information',
    stores: 'Store Locator',
    about: 'About Us',
    terms: 'Terms & Conditions',
    privacy: 'Privacy Policy',
    whatsapp: 'WhatsApp',
    whatsappText: 'Assalam-o-alaikum {name}, I have a question.',
    line: 'Weighed honestly, packed carefully, brought to your door. Prices in Pakistani rupees.',
  },
  theme: {
    label: 'Colours',
    auto: 'Auto',
    light: 'Day',
    dark: 'Night',
  },
  saver: {
    label: 'Save data: load pictures only when tapped',
    save: 'Save data',
    always: 'Off',
    tap: 'On',
  },
})
export type FooterKey = PlainKey<typeof footerMessages>
