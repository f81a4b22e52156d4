import { keepInTab, keptInTab } from '../forms/tab-store.ts'

const keyOf = (messageId: string) => `reply ${messageId}`

/** Keeps an answer that is not sent yet; '' forgets it. */
export const keepReply = (messageId: string, text: string) =>
  keepInTab(keyOf(messageId), text === '' ? null : text)

export const keptReply = (messageId: string) => keptInTab(keyOf(messageId)) ?? ''
