import { sessionTexts } from '../../app/storage/stores.ts'

const keyOf = (messageId: string) => `reply ${messageId}`

/** Keeps an answer that is not sent yet; '' forgets it. */
export const saveReplyDraft = (messageId: string, text: string) =>
  sessionTexts.write(keyOf(messageId), text)

export const replyDraft = (messageId: string) => sessionTexts.read(keyOf(messageId)) ?? ''
