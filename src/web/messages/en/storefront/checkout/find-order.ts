import { screen } from '../../../screen.ts'

export const findOrderMessages = screen('find-order', {
  findOrder: {
    title: 'Find your order',
    lead: 'Enter the order number and the phone number you ordered with.',
    number: 'Order number',
    numberHint: 'It is on your receipt and in our messages, for example 4729183.',
    numberMissing: 'Please enter the order number',
    phone: 'Phone number',
    phoneMissing: 'Please enter the phone number you ordered with',
    submit: 'Find my order',
    failed: "We couldn't look for the order. Please try again.",
    notFound:
      'We found no order with this number and phone. Check both, or call the shop and ask for it.',
  },
})
