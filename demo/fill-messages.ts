import { answerMessage } from '#shop/messages/answer-message.ts'
import type { MessageKind } from '#shop/messages/message.ts'
import { searchMessages } from '#shop/messages/messages.store.ts'
import { addReplyTemplate } from '#shop/messages/reply-templates.ts'
import { sendMessage } from '#shop/messages/send-message.ts'
import { newId } from '#shop/ids.ts'
import type { Shop } from '#shop/visit.ts'
import { personOf, visitAs } from './visit-as.ts'

const hour = 60 * 60_000

type DemoMessage = {
  by: string
  hoursAgo: number
  kind: MessageKind
  subject: string
  body: string
  answer?: string
}

const messages: readonly DemoMessage[] = [
  {
    by: 'bilal',
    hoursAgo: 52,
    kind: 'contact',
    subject: 'Change for the rider',
    body: 'Your rider had no change for a 5,000 note on Friday. Can he bring some next time?',
    answer:
      'You can say at the checkout which note you pay with, and the rider brings the change. Sorry for the trouble on Friday.',
  },
  {
    by: 'kamran',
    hoursAgo: 20,
    kind: 'contact',
    subject: 'Eggs for the rest house',
    body: 'From December we need six trays of eggs every Monday before ten. Is that possible at the wholesale price?',
  },
  {
    by: 'farah',
    hoursAgo: 7,
    kind: 'question',
    subject: '',
    body: 'Do you get sarson ka saag this month?\nI would take three bundles.',
  },
  {
    by: 'usman',
    hoursAgo: 2,
    kind: 'contact',
    subject: 'Broken egg',
    body: 'One egg of the dozen that came this morning was broken.',
  },
]

/** Their Urdu is among the demo's translations. */
export const templates = [
  { name: 'Not in the shop yet', text: 'We do not have it yet. We have written it on our list and tell you as soon as it comes in.' }, // prettier-ignore
  { name: 'Damaged item', text: 'We are sorry for that. Please ask for a return on the page of your order, with a photo, and we credit it today.' }, // prettier-ignore
]

/** What people wrote to the shop in the last days, one of it answered, and answers for next time. */
export async function fillMessages(shop: Shop) {
  for (const { by, hoursAgo, answer, ...message } of messages) {
    const at = shop.now() - hoursAgo * hour
    const { name, email } = personOf(by)
    const written = { ...message, name: message.kind === 'question' ? '' : name, email }
    await sendMessage(await visitAs(shop, by, at), { ...written, trap: '', address: by })
    if (answer === undefined) continue
    const [newest] = await searchMessages(shop.db, { text: '', state: 'open', staff: '', limit: 1, offset: 0 }) // prettier-ignore
    const clerk = await visitAs(shop, 'clerk', at + hour)
    if (newest) await answerMessage(clerk, newest.id, { id: newId(), text: answer, sends: true })
  }
  const clerk = await visitAs(shop, 'clerk', shop.now())
  for (const template of templates)
    await addReplyTemplate(clerk, { ...template, textUr: '', id: newId() })
}
