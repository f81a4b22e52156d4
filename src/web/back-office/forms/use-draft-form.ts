import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm } from '../../ui/form/use-form.ts'
import { changedFields, putField, type Texts } from './form-texts.ts'
import { sessionTexts } from '../../app/storage/stores.ts'

/**
 * A form whose fields are drafted in this tab until it is sent: a reload or a lost login or role loses nothing.
 * `draftName`: of the form and its record; `staysOpen`: sending keeps the draft, and `deleteDraft` ends it. Passwords and
 * files aren't drafted. A field that changes loses its error; `settle` takes away the errors of others.
 */
export function useDraftForm<Field extends string = string>(
  draftName: string,
  options: Parameters<typeof useForm<Field>>[0] & { staysOpen?: boolean },
) {
  const key = `form ${draftName}`
  /** Drafts of fields that aren't displayed yet. */
  const left = useRef<Texts | null>(null)
  const [isChanged, setChanged] = useState(false)
  const deleteDraft = () => {
    left.current = null
    setChanged(false)
    sessionTexts.write(key, '')
  }
  /** Fields that were changed since their error was found. */
  const [mended, setMended] = useState<readonly string[]>([])
  const settle = useCallback((...fields: (Field | (string & {}))[]) => {
    setMended((before) => [...before, ...fields])
  }, [])
  const parts = useForm<Field>({
    ...options,
    check(values) {
      setMended([])
      return options.check?.(values) ?? null
    },
    async send(values) {
      await options.send(values)
      if (!options.staysOpen) deleteDraft()
    },
  })
  const { ref } = parts.form

  const note = useEffectEvent(() => {
    const texts = { ...left.current, ...(ref.current && changedFields(ref.current)) }
    const isDraft = Object.keys(texts).length > 0
    setChanged(isDraft)
    sessionTexts.write(key, isDraft ? JSON.stringify(texts) : '')
  })
  useEffect(() => {
    left.current = JSON.parse(sessionTexts.read(key) || 'null') as Texts | null
    setChanged(left.current !== null)
    // After React has heard of it, at the document: a field that it controls would lose what was typed.
    const onInput = ({ target }: Event) => {
      if (target instanceof Node && ref.current?.contains(target)) {
        note()
        settle(nameOf(target as Element))
      }
    }
    addEventListener('input', onInput)
    return () => removeEventListener('input', onInput)
  }, [key, ref, settle])
  useEffect(() => {
    for (const field of ref.current?.elements ?? []) {
      const text = left.current?.[nameOf(field)]
      if (text === undefined || left.current === null) continue
      const { [nameOf(field)]: _, ...rest } = left.current
      left.current = rest
      if (!isTypedEarly(nameOf(field))) putField(field, text)
    }
  })
  const errorOf = (field: Field) => (mended.includes(field) ? undefined : parts.errorOf(field))
  return { ...parts, errorOf, settle, deleteDraft, isChanged }
}

const nameOf = (field: Element) => field.getAttribute('name') ?? ''

/** Typed before the page was hydrated: newer than what is kept, and put in by the replay. */
export const isTypedEarly = (name: string) =>
  [...(globalThis.early?.touched.keys() ?? [])].some((field) => nameOf(field) === name)
