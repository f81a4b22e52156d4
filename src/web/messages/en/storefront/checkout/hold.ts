import { screen } from '../../../screen.ts'

/** An order that waits for its customer before it is packed. */
export const holdMessages = screen('hold', {
  hold: {
    confirm: 'Please confirm your order',
    confirmByMail:
      'Press the button in the e-mail that we sent to {email}, or tell us by phone or WhatsApp. Then we pack it.',
    confirmText: 'Tell us by phone or WhatsApp that you want it. Then we pack it.',
    confirmMessage: 'Salam! I confirm my order {reference}.',
    call: 'We call you first',
    callText: 'We call {phone} before we pack your order. You can also call us now.',
    callMessage: 'Salam! I confirm my order {reference}.',
    prepay: 'Please pay in advance',
    prepayText: 'We pack your order when {total} has reached us. Ask us how to pay.',
    prepayMessage: 'Salam! How can I pay for my order {reference} in advance?',
    first: 'We ask because it is the first order of your phone number.',
    large: 'We ask because it is a large order.',
    refused: 'We ask because an earlier order of this number or address was not taken.',
    far: 'We ask because it is a long way to you.',
    moves: 'If we hear nothing before we pack for this time, it comes at the next one.',
    until: 'If we hear nothing until {time}, we cancel it.',
  },
})
