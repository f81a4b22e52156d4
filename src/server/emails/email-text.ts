import type { Links } from '#shop/notifications/email.ts'
import { oneLine } from '#shop/notifications/one-line.ts'
import type { emailMessages } from '#web/messages/en/server/emails.ts'
import type { gramsMessages } from '#web/messages/en/grams.ts'
import type { Translate } from '#web/messages/messages-in.ts'

/** Parts of an e-mail; `toText` and `toHtml` render them. */
export type Block =
  | { says: string }
  | { link: string; label: string }
  | { list: readonly string[] }
  | { figures: readonly (readonly [label: string, value: string])[] }
export type Written = { subject: string; heading: string; blocks: readonly Block[] }

/** Context of every e-mail: messages in its reader's language, the shop's name, and links. */
export type Pen = {
  t: Translate<typeof emailMessages | typeof gramsMessages>
  shop: string
  links: Links
}

const most = 60
// A name that contains a link is spam: anyone can sign up with another person's address.
const linkable = /[\p{L}\p{N}]\.[\p{L}\p{N}]{2}|:\/\/|@|[<>[\]{}]/u

/** "Dear Amina Siddiqui,", or "Assalam-o-alaikum," if the name contains a link. */
export function greeting(name: string, { t }: Pen): Block {
  const plain = oneLine(name)
  const isFit = plain !== '' && plain.length <= most && !linkable.test(plain)
  return { says: isFit ? t('email.dear', { name: plain }) : t('email.hello') }
}

/** "Tapal Danedar, 475 g" */
export const packed = (name: string, pack: string, { t }: Pen) =>
  pack === '' ? name : t('goods.packed', { name, pack })

/** A sentence about points; empty for 0. */
export const aboutPoints = (
  count: number,
  { t }: Pen,
  says: (params: { points: string; count: string }) => string,
): Block[] => {
  const text = t.figure(count)
  return count > 0
    ? [{ says: says({ points: t('email.points', { count: text }), count: text }) }]
    : []
}
