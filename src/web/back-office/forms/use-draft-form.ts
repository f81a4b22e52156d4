import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm } from '../../ui/form/use-form.ts'
import { changedFields, firstTextOf, putField, type Texts } from './form-texts.ts'
import { sessionTexts } from '../../app/storage/stores.ts'

/**
 * A form whose fields are drafted in this tab until it is sent: a reload or a lost login or role loses nothing.
 * `draftName`: of the form and its record; `staysOpen`: sending keeps the draft, and `deleteDraft` ends it. Passwords and
 * files aren't drafted. A field that changes loses its error; `settle` takes away the errors of others. `outdated`: fields
 * whose draft was typed on another value than the record has now.
 */
export function useDraftForm<Field extends string = string>(
  draftName: string,
  options: Parameters<typeof useForm<Field>>[0] & { staysOpen?: boolean },
) {
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
      if (!options.staysOpen) drafts.deleteDraft()
    },
  })
  const drafts = useDrafts(`form ${draftName}`, parts.form.ref, settle)
  const errorOf = (field: Field) => (mended.includes(field) ? undefined : parts.errorOf(field))
  return { ...parts, ...drafts, errorOf, settle }
}

/** The drafts of a form's fields in this tab; `onChange` hears the name of each field that changes. */
function useDrafts(
  key: string,
  form: RefObject<HTMLFormElement | null>,
  onChange: (field: string) => void,
) {
  /** Drafts of fields that aren't displayed yet. */
  const left = useRef<Texts | null>(null)
  /** What each drafted field began with, when it was typed. */
  const began = useRef(new Map<string, string>())
  const [isChanged, setChanged] = useState(false)
  const [outdated, setOutdated] = useState<readonly OutdatedField[]>([])

  const note = useEffectEvent(() => {
    const changed = Object.entries(form.current ? changedFields(form.current) : {}).map(
      ([name, { text, was }]) => [name, { text, was: began.current.get(name) ?? was }] as const,
    )
    began.current = new Map(changed.map(([name, { was }]) => [name, was]))
    const texts: Texts = { ...left.current, ...Object.fromEntries(changed) }
    const isDraft = Object.keys(texts).length > 0
    setChanged(isDraft)
    sessionTexts.write(key, isDraft ? JSON.stringify(texts) : '')
  })
  useEffect(() => {
    const saved = JSON.parse(sessionTexts.read(key) || 'null') as Texts | null
    left.current = saved
    began.current = new Map(Object.entries(saved ?? {}).map(([name, { was }]) => [name, was]))
    setChanged(saved !== null)
    // After React has heard of it, at the document: a field that it controls would lose what was typed.
    const onInput = ({ target }: Event) => {
      if (target instanceof Node && form.current?.contains(target)) {
        note()
        onChange(nameOf(target as Element))
      }
    }
    addEventListener('input', onInput)
    return () => removeEventListener('input', onInput)
  }, [key, form, onChange])
  /** Fills fields that are displayed now; others follow when they are. */
  const restore = useEffectEvent(() => {
    const found: OutdatedField[] = []
    for (const field of form.current?.elements ?? []) {
      const draft = left.current?.[nameOf(field)]
      if (draft === undefined || left.current === null) continue
      const { [nameOf(field)]: _, ...rest } = left.current
      left.current = rest
      if (isTypedEarly(nameOf(field))) continue
      const now = firstTextOf(field)
      if (now !== draft.was && now !== draft.text) found.push(outdatedField(field, draft.text))
      putField(field, draft.text)
    }
    if (found.length > 0) setOutdated((before) => [...before, ...found])
  })
  useEffect(() => restore())
  return {
    isChanged,
    outdated,
    deleteDraft() {
      left.current = null
      began.current.clear()
      setOutdated([])
      setChanged(false)
      sessionTexts.write(key, '')
    },
    /** Puts the values of the record into the outdated fields. */
    takeNow() {
      for (const { name } of outdated) {
        began.current.delete(name)
        for (const field of form.current?.elements ?? [])
          if (nameOf(field) === name) putField(field, firstTextOf(field))
      }
      setOutdated([])
    },
  }
}

/** A drafted field with the value that the record has now. */
export type OutdatedField = {
  name: string
  label: string
  now: string | boolean
  mine: string | boolean
}

function outdatedField(field: Element, text: string): OutdatedField {
  const name = nameOf(field)
  const label = 'labels' in field ? (field.labels as NodeListOf<Element>)[0]?.textContent : null
  const shown = (value: string) => {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') return value === 'true'
    if (!(field instanceof HTMLSelectElement)) return value
    return [...field.options].find((option) => option.value === value)?.text ?? value
  }
  return { name, label: label ?? '', now: shown(firstTextOf(field)), mine: shown(text) }
}

const nameOf = (field: Element) => field.getAttribute('name') ?? ''

/** Typed before the page was hydrated: newer than what is kept, and put in by the replay. */
export const isTypedEarly = (name: string) =>
  [...(globalThis.early?.touched.keys() ?? [])].some((field) => nameOf(field) === name)
