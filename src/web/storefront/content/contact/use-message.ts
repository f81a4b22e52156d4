import { useState } from 'react'
import type { MessageKind } from '#shop/messages/message.ts'
import { contentCalls } from '../../../app/api/content-calls.ts'
import { useForm } from '../../../ui/use-form.ts'
import { useApi } from '../../../app/api/use-api.ts'
import type { Posted } from './posted.ts'

export type MessageField = 'name' | 'email' | 'subject' | 'message'

/** Sends a message form; the API's errors are shown beside the fields. */
export function useMessage(kind: MessageKind, failed: string, posted: Posted) {
  const api = useApi()
  const [sent, setSent] = useState(posted.sent)
  const form = useForm<MessageField>({
    failed,
    refused: posted.problem ?? undefined,
    async send(values) {
      const text = (name: string) => String(values.get(name) ?? '')
      await contentCalls(api).sendMessage({
        kind,
        name: text('name'),
        email: text('email'),
        subject: text('subject'),
        body: text('message'),
        trap: text('website'),
      })
      setSent(true)
    },
  })
  return { ...form, sent, again: () => setSent(false) }
}
