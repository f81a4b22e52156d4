import { type ReactNode, type SyntheticEvent, useEffect, useId, useState } from 'react'
import type { MessageKind } from '#shop/messages/message.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/form/field.tsx'
import { PlainForm } from '../../parts/plain-form.tsx'
import type { Posted } from './posted.ts'
import { contactMessages } from '../../../messages/en/storefront/content/contact.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { contentCalls } from '../../../app/api/content-calls.ts'
import { useLocation } from '../../../app/router/use-router.tsx'
import { sessionTexts } from '../../../app/storage/stores.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { useApi } from '../../../app/api/use-api.ts'

/** A honeypot for bots: hidden from sight, screen readers and the tab order. */
const Trap = () => {
  const t = useMessages(contactMessages)
  return (
    <div aria-hidden className="absolute size-px overflow-hidden opacity-0">
      <label>
        {t('contact.trap')}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

type Labels = { title: string; lead?: string; submit: string; failed: string }

type Props = {
  kind: MessageKind
  posted: Posted
  action: string
  labels: Labels
  /** replaces the form after sending */
  sent: (again: () => void) => ReactNode
  /** `field` gives each field its name, limit and error */
  children: (field: (name: MessageField) => FieldProps) => ReactNode
}

type FieldProps = { name: string; error: string | undefined; maxLength: number; required: true }

const maxLengths = { name: 100, email: 254, subject: 150, message: 4000 }

/** Works with and without scripts. */
export function MessageForm({ kind, posted, action, labels, sent, children }: Props) {
  const draft = useDraft()
  const message = useMessage({ kind, failed: labels.failed, posted, onSent: draft.clear })
  if (message.sent) return sent(message.again)
  return (
    <section id="form" aria-labelledby="write" className="panel p-5 sm:p-8">
      <h2 id="write" className="text-head">
        {labels.title}
      </h2>
      {labels.lead && <p className="mt-2 text-soft">{labels.lead}</p>}
      <PlainForm
        {...message.form}
        id={draft.id}
        action={action}
        onInput={draft.save}
        className="relative mt-5 grid gap-5"
      >
        {children((name) => ({
          name,
          error: message.errorOf(name),
          maxLength: maxLengths[name],
          required: true,
        }))}
        <Trap />
        <div role="alert" className="empty:hidden">
          {message.problem && <FieldError message={message.problem} />}
        </div>
        <Button
          type="submit"
          kind="main"
          busy={message.busy}
          className="justify-self-start max-sm:w-full"
        >
          {labels.submit}
        </Button>
      </PlainForm>
    </section>
  )
}

type MessageField = 'name' | 'email' | 'subject' | 'message'

type MessageInput = {
  kind: MessageKind
  failed: string
  posted: Posted
  onSent: () => void
}

function useMessage({ kind, failed, posted, onSent }: MessageInput) {
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
      onSent()
      setSent(true)
    },
  })
  return { ...form, sent, again: () => setSent(false) }
}

/** What was typed, until it is sent or the tab is closed: a page about another product has its own. */
function useDraft() {
  const id = useId()
  const { pathname, search } = useLocation()
  const key = `message ${pathname}${search}`
  useEffect(() => {
    const form = document.getElementById(id)
    for (const [name, text] of draftIn(key)) {
      const field = form?.querySelector<HTMLInputElement>(`[name="${name}"]`)
      if (field) field.value = text
    }
  }, [id, key])
  return {
    id,
    save({ currentTarget }: SyntheticEvent<HTMLFormElement>) {
      sessionTexts.write(key, JSON.stringify([...new FormData(currentTarget)]))
    },
    clear: () => void sessionTexts.write(key, ''),
  }
}

function draftIn(key: string): [name: string, text: string][] {
  try {
    return JSON.parse(sessionTexts.read(key) || '[]') as [string, string][]
  } catch {
    return []
  }
}
