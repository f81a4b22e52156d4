import { doneIn } from '../done-in.ts'
import { countMessages, searchMessages } from '#shop/messages/messages.store.ts'
import { readMessage } from '#shop/messages/read-message.ts'
import { sendMessage } from '#shop/messages/send-message.ts'
import { encodeMessage } from '#wire/admin/message.ts'
import { decodeMessageForm } from '#wire/v1/message.ts'
import type { Handlers } from '../handler.ts'
import { pageOf } from '../page-of.ts'

export const messageHandlers: Pick<Handlers, 'sendMessage' | 'adminMessages' | 'adminReadMessage'> =
  {
    async sendMessage(visit, { body }, http) {
      await sendMessage(visit, { ...decodeMessageForm(body), address: http.address })
      return doneIn(http, 'done.messageSent')
    },
    async adminMessages({ db }, { query }) {
      const { text, limit, offset } = pageOf(query)
      const [found, total] = await Promise.all([
        searchMessages(db, text, limit, offset),
        countMessages(db, text),
      ])
      return { data: found.map(encodeMessage), total }
    },
    adminReadMessage: async (visit, { params, body }) => ({
      data: encodeMessage(await readMessage(visit, params.id, body.read)),
    }),
  }
