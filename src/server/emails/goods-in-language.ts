import type { Email, MailedProduct } from '#shop/notifications/email.ts'
import type { OrderEmail } from '#shop/notifications/order-facts.ts'

type Texts = ReadonlyMap<string, string>

/** The same e-mail with the names of goods that are translated in the reader's language. */
export function goodsInLanguage(email: Email, texts: Texts): Email {
  if (texts.size === 0) return email
  if ('product' in email) return { ...email, product: named<MailedProduct>(email.product, texts) }
  return 'order' in email ? { ...email, order: orderIn(email.order, texts) } : email
}

const orderIn = (order: OrderEmail, texts: Texts): OrderEmail => ({
  ...order,
  lines: order.lines.map((line) => named(line, texts)),
  ...(order.offer && { offer: named(order.offer, texts) }),
  ...(order.replaced && { replaced: named(order.replaced, texts) }),
})

/** Goods by their name in the reader's language, with pack and colour. */
export const named = <Part extends { name: string; pack: string }>(
  part: Part,
  texts: Texts,
): Part => ({
  ...part,
  name: texts.get(part.name) ?? part.name,
  pack: packIn(part.pack, texts),
})

/** A pack may have a colour behind it: "1 kg, Red". */
const packIn = (pack: string, texts: Texts) =>
  texts.get(pack) ?? pack.split(', ').map((part) => texts.get(part) ?? part).join(', ') // prettier-ignore
