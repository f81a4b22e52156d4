import { type SubmitEvent, useState } from 'react'
import type { MessageKind } from '#shop/messages/message.ts'
import { ApiError, wordsOf } from '../../../app/api/api-error.ts'
import { focusWrong } from '../../../ui/focus-wrong.ts'
import { useApi } from '../../../app/api/use-api.ts'
import type { Posted } from './posted.ts'

export type MessageState = {
  busy: boolean
  sent: boolean
  /** the sentence over all, and those beside the fields */
  problem: string | null
  faults: ReadonlyMap<string, string>
}

const untouched: MessageState = { busy: false, sent: false, problem: null, faults: new Map() }

/** Sends a form to the shop. The shop says what is wrong with it; the first such field gets the cursor. */
export function useMessage(kind: MessageKind, failed: string, posted: Posted) {
  const api = useApi()
  const [state, setState] = useState<MessageState>({ ...untouched, ...posted })

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.busy) return
    const form = event.currentTarget
    const fields = new FormData(form)
    const text = (name: string) => String(fields.get(name) ?? '')
    setState({ ...untouched, busy: true })
    try {
      await api.sendMessage({
        kind,
        name: text('name'),
        email: text('email'),
        subject: text('subject'),
        body: text('message'),
        trap: text('website'),
      })
      setState({ ...untouched, sent: true })
    } catch (error) {
      const errors = error instanceof ApiError ? error.errors : []
      const problem = wordsOf(error, failed)
      const faults = new Map(errors.map(({ path, message }) => [path, message]))
      focusWrong(form, () => setState({ ...untouched, problem, faults }))
    }
  }

  return { ...state, submit, again: () => setState(untouched) }
}
