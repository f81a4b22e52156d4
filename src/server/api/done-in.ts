import { serverMessages } from '#web/messages/en/server/server.ts'
import { messagesIn } from '#web/messages/messages-in.ts'
import type { PlainKey } from '#web/messages/screen.ts'
import type { Http } from './handler.ts'

/** The answer of a call without a result, in the language of the request. */
export const doneIn = ({ language }: Http, key: PlainKey<typeof serverMessages>) => ({
  success: true as const,
  message: messagesIn(language, serverMessages)(key),
})
