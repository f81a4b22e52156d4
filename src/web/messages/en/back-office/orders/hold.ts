import { screen } from '../../../screen.ts'

/** An order that waits for its customer before it is packed. */
export const backOfficeHoldMessages = screen('back-office-hold', {
  hold: {
    mark: 'Not confirmed',
    confirm: 'Waiting for the customer to confirm',
    confirmText: 'You can pack it when the customer opens the link, or tells you.',
    call: 'Call the customer first',
    callText: 'You can pack it when you have reached the customer.',
    prepay: 'Waiting for payment in advance',
    prepayText: 'You can pack it when the money is with you.',
    first: 'It is the first order of this phone number.',
    large: 'It is a large order.',
    refused: 'Earlier orders of this customer or address were not taken.',
    far: 'It goes to a far zone.',
    release: 'Customer has confirmed',
    paid: 'It is paid',
    released: 'Order {reference} can be packed',
    phone: 'Call {phone}',
    whatsapp: 'Ask on WhatsApp',
    became: 'Confirmed',
    payBack: 'It was paid in advance. Pay back what was cancelled.',
  },
})
