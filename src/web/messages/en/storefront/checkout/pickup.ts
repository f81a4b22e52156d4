import { screen } from '../../../screen.ts'

export const pickupMessages = screen('pickup', {
  pickup: {
    way: 'How do you want to get it?',
    deliver: 'Deliver it to me',
    fetch: 'I pick it up from the shop',
    fetchHint: 'No delivery charge. We tell you when it is ready.',
    title: 'Pick it up from the shop',
    soon: 'We are packing it. Please wait for our message that it is ready.',
    soonNoMail: 'We are packing it. This page tells you when it is ready.',
    ready: 'It is ready for you.',
    until: 'We keep it until {day}.',
    code: 'Your pickup code',
    codeText: 'Say this code at the counter, or show this page.',
    qr: 'QR code of the order, for the counter',
    hours: 'Opening hours',
    hoursLine: '{days}: {open}–{close}',
  },
})
