import { screen } from '../../../screen.ts'

export const pickupMessages = screen('pickup', {
  pickup: {
    way: 'How do you want to get it?',
    deliver: 'Delivery',
    fetch: 'Pick up, free',
    pay: 'We tell you when it is ready. You pay at the counter, in cash or by card.',
    cod: 'We tell you when it is ready. You pay at the counter, in cash.',
    card: 'We tell you when it is ready. You pay at the counter, by card.',
    title: 'Pick it up from the shop',
    soon: 'We have your order and will pack it soon. We e-mail you when it is ready.',
    soonNoMail: 'We have your order and will pack it soon. This page tells you when it is ready.',
    fromToday: 'Ready from about {time} today.',
    fromTomorrow: 'Ready from about {time} tomorrow.',
    fromDay: 'Ready on {day} from about {time}.',
    packed: 'It is packed. We tell you when it is ready.',
    ready: 'It is ready for you.',
    until: 'We keep it until {day}.',
    code: 'Your pickup code',
    codeText: 'Say this code at the counter, or show this page.',
    qr: 'QR code of the order, for the counter',
    hours: 'Opening hours',
    hoursLine: '{days}: {open}–{close}',
  },
})
