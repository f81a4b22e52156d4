import { type SubmitEvent, useRef, useState } from 'react'
import { ApiError, messageOf } from '../../app/api/api-error.ts'
import { focusWrong } from '../dialog/focus-wrong.ts'

/** Errors per field, and one for the whole form. */
export type FormErrors<Field extends string> = {
  fields?: Partial<Record<Field, string>>
  general?: string
}

type MaybePromise<Value> = Value | Promise<Value>

type Options<Field extends string> = {
  /** Validates before sending; null if valid. */
  check?: (values: FormData) => MaybePromise<FormErrors<Field> | null>
  send: (values: FormData) => unknown
  /** Message for a failure that brings none. */
  failed?: string
  /** Where to show a failure's message. Default: above the form, and at the fields that the API names. */
  place?: (message: string, error: unknown) => FormErrors<Field>
  /** Shows a failure outside the form. */
  announce?: (message: string) => void
  /** The error of a submit without JavaScript. */
  refused?: string | undefined
}

/** Errors and pending state of a form; focuses the first invalid field. */
export function useForm<Field extends string = string>(options: Options<Field>) {
  const { check, send, failed = '', place = besideFields, announce, refused } = options
  const ref = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FormErrors<Field>>(refused ? { general: refused } : {})

  const refuse = (found: FormErrors<Field>) => focusWrong(ref.current, () => setErrors(found))

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const values = new FormData(event.currentTarget)
    const found = check?.(values)
    const wrong = found instanceof Promise ? await found : found
    if (wrong) return refuse(wrong)
    setErrors({})
    setBusy(true)
    try {
      await send(values)
    } catch (error) {
      const message = messageOf(error, failed)
      const found = place(message, error)
      if (!found.general && !found.fields) announce?.(message)
      refuse(found)
    }
    setBusy(false)
  }

  return {
    // A submit without scripts must not put what was typed into the address.
    form: { ref, onSubmit, method: 'post' as const },
    busy,
    problem: errors.general,
    errorOf: (field: Field) => errors.fields?.[field],
    clear: () => setErrors({}),
  }
}

function besideFields<Field extends string>(general: string, error: unknown): FormErrors<Field> {
  const named = error instanceof ApiError ? error.errors : []
  const fields = Object.fromEntries(named.map(({ path, message }) => [path, message]))
  return { general, fields: fields as Partial<Record<Field, string>> }
}

export const textIn = (values: FormData, field: string) => String(values.get(field) ?? '').trim()
