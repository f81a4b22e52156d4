import { rupees } from '#shop/money.ts'
import type { Email, EmailKind, Secrets } from '#shop/notifications/email.ts'
import type { OrderEmail } from '#shop/notifications/order-facts.ts'
import { dayAfter, shopDay } from '#shop/settings/shop-day.ts'
import { emailSampleMessages } from '#web/messages/en/server/email-samples.ts'
import type { Language } from '#web/messages/language.ts'
import { messagesIn } from '#web/messages/messages-in.ts'

/** A sample e-mail of a kind; `now` in ms UTC. Its links are disabled. */
export function sampleEmail(kind: EmailKind, language: Language, now: number): Email {
  const t = messagesIn(language, emailSampleMessages)
  const [name, change] = [t('sample.name'), 'sample']
  const to = t('sample.email')
  const product = { number: 1, name: t('sample.product'), pack: t('sample.pack') }
  const samples: { [K in EmailKind]: () => Extract<Email, { kind: K }> } = {
    welcome: () => ({ kind: 'welcome', to, name, wholesale: 'no' }),
    'wholesale-open': () => ({ kind: 'wholesale-open', to, name }),
    'wholesale-declined': () => ({ kind: 'wholesale-declined', to, name }),
    'password-reset': () => ({ kind: 'password-reset', to }),
    'staff-invitation': () => ({ kind: 'staff-invitation', to, invitation: change }),
    'test-message': () => ({ kind: 'test-message', to }),
    'message-reply': () => ({
      kind: 'message-reply',
      to,
      subject: t('sample.subject'),
      asked: t('sample.asked'),
      text: t('sample.answer'),
    }),
    'password-changed': () => ({ kind: 'password-changed', to, name }),
    'confirm-email': () => ({ kind: 'confirm-email', to, name, change }),
    'email-asked': () => ({ kind: 'email-asked', to, name, email: to, change }),
    'email-changed': () => ({ kind: 'email-changed', to, name, email: to, change }),
    'phone-changed': () => ({ kind: 'phone-changed', to, name, phone: t('sample.phone'), change }),
    'back-in-stock': () => ({ kind: 'back-in-stock', to, name, product }),
    'confirm-stock-alert': () => ({ kind: 'confirm-stock-alert', to, product, alert: change }),
    'guest-back-in-stock': () => ({ kind: 'guest-back-in-stock', to, product }),
    'list-reminder': () => ({ kind: 'list-reminder', to, name, list: list(language) }),
    'khata-reminder': () => ({ kind: 'khata-reminder', to, name, khata: khata(now) }),
    'order-placed': () => ({ kind: 'order-placed', to, order: order(language, now) }),
    'order-shipped': () => ({ kind: 'order-shipped', to, order: order(language, now) }),
    'order-ready': () => ({ kind: 'order-ready', to, order: orderToPickUp(language, now) }),
    'order-delivered': () => ({ kind: 'order-delivered', to, order: order(language, now) }),
    'order-cancelled': () => ({
      kind: 'order-cancelled',
      to,
      order: { ...order(language, now), isWhole: true, pointsBack: 20 },
    }),
    'order-short': () => ({
      kind: 'order-short',
      to,
      order: { ...order(language, now), question: change, missing: 1 },
    }),
    'order-replaced': () => ({
      kind: 'order-replaced',
      to,
      order: {
        ...order(language, now),
        replaced: {
          quantity: 1,
          name: t('sample.other'),
          pack: t('sample.otherPack'),
          amount: rupees(380),
          agreed: true,
        },
      },
    }),
    'order-time-changed': () => ({
      kind: 'order-time-changed',
      to,
      order: orderMoved(language, now),
    }),
    'return-accepted': () => ({
      kind: 'return-accepted',
      to,
      order: {
        ...order(language, now),
        refund: { cash: rupees(380), pointsBack: 0, pointsTaken: 12 },
        note: t('sample.note'),
      },
    }),
    'return-refused': () => ({
      kind: 'return-refused',
      to,
      order: { ...order(language, now), note: t('sample.note') },
    }),
  }
  return samples[kind]()
}

const khata = (dueAt: number) => ({ balance: rupees(12_500), overdue: rupees(4_000), dueAt })

const list = (language: Language) => ({
  id: 'sample',
  name: messagesIn(language, emailSampleMessages)('sample.list'),
  total: rupees(12_480),
})

const windowOn = (day: string) => ({ from: day, to: day, hours: { from: '17:00', to: '20:00' } })

const orderToPickUp = (language: Language, now: number): OrderEmail => ({
  ...order(language, now),
  address: messagesIn(language, emailSampleMessages)('sample.shopAddress'),
  pickup: { code: '4821', until: dayAfter(shopDay(now), 3) },
})

const orderMoved = (language: Language, now: number): OrderEmail => ({
  ...order(language, now),
  arrival: windowOn(dayAfter(shopDay(now), 1)),
  timeChange: { before: windowOn(shopDay(now)), byBuyer: false, otherwise: 'page' },
})

function order(language: Language, now: number): OrderEmail {
  const t = messagesIn(language, emailSampleMessages)
  const today = shopDay(now)
  return {
    id: 'sample',
    reference: t('sample.reference'),
    name: t('sample.name'),
    lines: [
      { quantity: 2, name: t('sample.product'), pack: t('sample.pack'), amount: rupees(1260) },
      { quantity: 1, name: t('sample.other'), pack: t('sample.otherPack'), amount: rupees(380) },
    ],
    subtotal: rupees(1640),
    shipping: rupees(150),
    redeemedPoints: 20,
    earnedPoints: 54,
    total: rupees(1770),
    payment: 'cod',
    address: t('sample.address'),
    arrival: { from: dayAfter(today, 1), to: dayAfter(today, 3) },
  }
}

/** Stands in for the tokens of its links. */
export const sampleSecrets = (language: Language): Secrets => ({
  reset: {
    name: messagesIn(language, emailSampleMessages)('sample.name'),
    token: 'sample',
    locale: language.locale,
  },
  changeToken: 'sample',
  alertToken: 'sample',
  invitationToken: 'sample',
  listToken: 'sample',
  orderKey: 'sample',
  questionToken: 'sample',
  confirmToken: 'sample',
})
