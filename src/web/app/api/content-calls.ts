import type { MessageForm } from '#shop/messages/message.ts'
import { rupees } from '#shop/money.ts'
import { decodeBlock, decodeEvent, decodeNews } from '#wire/v1/content/content.ts'
import { encodeMessageForm } from '#wire/v1/content/message.ts'
import type { Api } from './api.ts'

export const contentCalls = ({ send }: Api) => ({
  shippingPrice: async () => rupees((await send('shipping'))[0]?.price ?? 0),
  news: async () => (await send('news')).map(decodeNews),
  newsItem: async (id: string) => decodeNews(await send('newsItem', { params: { id } })),
  about: async () => (await send('about')).map(decodeBlock),
  achievements: async () => (await send('achievements')).map(decodeBlock),
  events: async () => (await send('events')).map(decodeEvent),
  /** `trap` is the honeypot field: people leave it empty, bots fill it. */
  sendMessage: (form: MessageForm & { trap: string }) =>
    send('sendMessage', { body: encodeMessageForm(form) }),
})
