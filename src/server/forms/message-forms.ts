import type { FastifyInstance } from 'fastify'
import type { MessageKind } from '#shop/messages/message.ts'
import { sendMessage } from '#shop/messages/send-message.ts'
import { Refusal } from '#shop/refusals.ts'
import type { OpenShop } from '../open-shop.ts'
import { decodeMessageForm } from '#wire/v1/content/message.ts'
import { maxMessageLength, MessageBody } from '#wire/v1/content/message.schema.ts'
import { paths } from '#web/app/paths.ts'
import { addPlainForm } from './plain-form.ts'
import { type Cookies, visitFor } from '../http/visits.ts'
import { clientAddress } from '../http/client-address.ts'

/** Writing to the shop without scripts, from the contact page and the help page. */
export function addMessageForms(app: FastifyInstance, shop: OpenShop, cookies: Cookies) {
  const take = (kind: MessageKind, page: typeof paths.help) =>
    addPlainForm(app, {
      page: page(),
      longest: maxMessageLength,
      async take(request, { fields }) {
        const { success, data } = MessageBody.safeParse({ ...fields, kind })
        if (!success) throw new Refusal('message_incomplete')
        const visit = await visitFor(shop, cookies, request)
        await sendMessage(visit, { ...decodeMessageForm(data), address: clientAddress(request.ip) })
        return page({ sent: 'yes' })
      },
      refused: (problem) => page({ problem }),
    })
  take('contact', paths.contact)
  take('question', paths.help)
}
