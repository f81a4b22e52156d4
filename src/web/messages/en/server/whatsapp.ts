import { screen } from '../../screen.ts'

/** Staff's usual WhatsApp messages about an order, by its state; the shop can write its own in the settings. */
export const whatsappMessages = screen('whatsapp', {
  order: {
    placed:
      'Salam {name}, this is {shop}. We have your order {order} for {total}. Arriving {days}. Is everything right? You can follow it here: {link}',
    toPickUp:
      'Salam {name}, this is {shop}. We have your order {order} for {total}. We tell you when it is ready to pick up.',
    packed:
      'Salam {name}, this is {shop}. Your order {order} for {total} is packed. Arriving {days}.',
    ready: 'Salam {name}, this is {shop}. Your order {order} for {total} is ready for pickup.',
    readyUntil:
      'Salam {name}, this is {shop}. Your order {order} for {total} is ready for pickup. Please say the code {code} at the counter. The last day is {until}.',
    shipped:
      'Salam {name}, this is {shop}. Your order {order} is on its way. You pay the rider {total}. Follow it here: {link}',
    shippedPaid:
      'Salam {name}, this is {shop}. Your order {order} is on its way. It is paid. Follow it here: {link}',
    shippedOnAccount:
      'Salam {name}, this is {shop}. Your order {order} is on its way. Its {total} go on your account. Follow it here: {link}',
    rider: 'Salam {name}, this is the rider of {shop} with your order {order}.',
    timeChanged:
      'Salam {name}, this is {shop}. We have to deliver your order {order} at another time: {days}. The price stays the same. If it doesn’t suit you, please call us or answer here.',
    delivered:
      'Salam {name}, this is {shop}. Your order {order} was delivered. Is everything all right?',
    cancelled: 'Salam {name}, this is {shop}. Your order {order} is cancelled.',
  },
  hold: {
    confirm:
      'Salam {name}, this is {shop}. Please confirm your order {order} for {total}, then we pack it: {link}',
    call: 'Salam {name}, this is {shop}. Do you want your order {order} for {total}? Please answer “yes”, then we pack it.',
    prepay:
      'Salam {name}, this is {shop}. Please pay {total} for your order {order} in advance, then we pack it. Shall we send you the details?',
  },
  question: {
    short:
      'Your order {order}: we don’t have enough {product}. Please choose what we should do: {link}',
    heavy:
      'Your order {order}: {product} weighs {weight} and costs {amount}, more than we said. Please choose what we should do: {link}',
  },
  khata: {
    owes: 'Salam {name}, this is {shop}. {balance} is to pay on your account.',
    overdue:
      'Salam {name}, this is {shop}. {balance} is to pay on your account, of which {overdue} is overdue. Please pay it soon.',
    settled: 'Salam {name}, this is {shop}. There is nothing to pay on your account. Thank you!',
    statement:
      'Salam {name}, this is {shop}. Your statement of {month}: {opening} before, {charged} charged, {paid} paid, {closing} now.',
  },
  person: { unknown: 'customer' },
  days: { unknown: 'soon' },
})
