import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { newUuid } from '../parts/new-uuid.ts'
import { changedIn, mergedWith } from './merge.ts'
import { sessionTexts } from '../../app/storage/stores.ts'

export type FieldErrors<Values> = { [Field in keyof Values]?: string }

type Options<Item, Values> = {
  /** Names the draft in this tab, before the record's id. */
  draft: string
  /** null: a new record */
  item: Item | null
  blank: Values
  valuesOf: (item: Item) => Values
  validate?: (typed: Values) => FieldErrors<Values>
  /** Default: whether any value differs. */
  differs?: (base: Item | null, typed: Values) => boolean
  /** `id` is chosen here, so that retries are idempotent. */
  create?: (id: string, values: Values) => Promise<Item>
  change: (item: Item, changes: Partial<Values>, values: Values) => Promise<Item>
  read: (item: Item) => Promise<Item>
  messages: {
    saved: string | ((saved: Item, isNew: boolean) => string)
    failed: string
    /** above the form, when fields are wrong */
    faults?: string
    unchanged?: string
  }
  /** The fields depend on each other: where two people change any of them, one of the two wins. */
  together?: boolean
  onMade?: ((made: Item) => void | Promise<void>) | undefined
}

type Theirs<Item, Values> = { now: Item; values: Values; both: readonly (keyof Values)[] }

type Draft<Item, Values> = { typed: Values; base: Item | null }

/** The values of a record that its form shows: those of the blank one. */
export const pick = <Item extends object, Values extends object>(item: Item, blank: Values) =>
  Object.fromEntries(Object.keys(blank).map((name) => [name, item[name as keyof Item]])) as Values

/** A record of which there is one has no id. */
const idOf = (item: object | null) =>
  item === null ? 'new' : 'id' in item && typeof item.id === 'string' ? item.id : ''

export const draftKey = (draft: string, item: object | null) => `${draft} ${idOf(item)}`

const changedMeanwhile: ReadonlySet<string> = new Set(['changed_meanwhile', 'stock_changed'])

/**
 * A form for one record that others may change too. The draft stays in this tab through a lost login, a lost role or
 * a reload. Changes by others are merged in; where both changed a field, `theirs` has the other version.
 */
export function useRecordForm<Item extends { version: number }, Values extends object>(
  options: Options<Item, Values>,
) {
  const { messages, validate, item, blank, valuesOf, differs } = options
  const typing = useTyping(options)
  const { base, typed, set, conflict, setConflict, startFrom, saveDraft } = typing
  const isChanged =
    differs?.(base, typed) ??
    Object.keys(changedIn(typed, base === null ? blank : valuesOf(base))).length > 0
  const save = useSave(options, typing, isChanged)
  const formParts = useForm<keyof Values & string>({
    failed: messages.failed,
    check() {
      const fields = validate?.(typed) ?? {}
      if (Object.keys(fields).length === 0) return null
      return { fields, ...(messages.faults && { general: messages.faults }) }
    },
    send: save,
  })
  return {
    ...formParts,
    base,
    typed,
    set,
    isChanged,
    /** What is typed was restored from this tab. */
    isDraft: typing.isDraft,
    theirs: conflict,
    /** Of one field, or of the whole record. */
    takeTheirs(field?: keyof Values) {
      if (conflict === null) return
      if (field === undefined) return startFrom(conflict.now)
      set({ [field]: conflict.values[field] } as Partial<Values>)
      const both = conflict.both.filter((one) => one !== field)
      setConflict(both.length > 0 ? { ...conflict, both } : null)
    },
    startAgain() {
      saveDraft(base, null)
      startFrom(base)
    },
    deleteDraft: () => saveDraft(item, null),
    /** For a form that saves more than this; throws what `form` shows. */
    save,
  }
}

type Typing<Item extends { version: number }, Values extends object> = ReturnType<
  typeof useTyping<Item, Values>
>

function useSave<Item extends { version: number }, Values extends object>(
  { change: send, create, read, valuesOf, messages, onMade }: Options<Item, Values>,
  {
    base,
    typed,
    latest,
    follow,
    startFrom,
    saveDraft,
    saveLater,
    setConflict,
  }: Typing<Item, Values>,
  isChanged: boolean,
) {
  const { revalidate } = useRevalidator()
  const [id] = useState(newUuid)

  async function change(on: Item, values: Values): Promise<Item> {
    try {
      return await send(on, changedIn(values, valuesOf(on)), values)
    } catch (error) {
      if (!(error instanceof ApiError) || !changedMeanwhile.has(error.code)) throw error
      const now = await read(on)
      const { merged, both } = follow(on, now, values, changedIn(latest.current, values))
      if (both.length > 0) throw error
      return change(now, merged)
    }
  }

  const say = (saved: Item, isNew: boolean) =>
    toast.success(
      typeof messages.saved === 'string' ? messages.saved : messages.saved(saved, isNew),
      'action',
    )

  return async () => {
    // Saving again keeps what is typed; another problem may come in its place.
    setConflict(null)
    if (base === null) {
      const made = await create?.(id, typed)
      if (made === undefined) return
      saveDraft(null, null)
      saveLater(made, typed)
      say(made, true)
      return onMade?.(made)
    }
    if (!isChanged && messages.unchanged) return toast.success(messages.unchanged, 'action')
    const saved = isChanged ? await change(base, typed) : base
    startFrom(saved, typed)
    say(saved, false)
    void revalidate() // saving again needn't wait for it
  }
}

/** For the answer to a request that was sent before the newest input. */
function useLatest<T>(value: T) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  return latest
}

/** What is typed, beside the record that it was typed on. */
function useTyping<Item extends { version: number }, Values extends object>({
  draft,
  item,
  blank,
  valuesOf,
  together,
}: Options<Item, Values>) {
  const [base, setBase] = useState(item)
  const [typed, setTyped] = useState(() => (item === null ? blank : valuesOf(item)))
  const latest = useLatest(typed)
  const [conflict, setConflict] = useState<Theirs<Item, Values> | null>(null)
  const [isDraft, setDraft] = useState(false)
  const key = draftKey(draft, item)
  const saveDraft = (on: Item | null, values: Values | null) =>
    sessionTexts.write(
      draftKey(draft, on),
      values === null
        ? ''
        : JSON.stringify({ typed: values, base: on } satisfies Draft<Item, Values>),
    )

  function follow(before: Item, now: Item, mine: Values, later: Partial<Values> = {}) {
    const merging = mergedWith(mine, valuesOf(before), valuesOf(now), together)
    setBase(now)
    setTyped({ ...merging.merged, ...later })
    if (merging.both.length > 0) setConflict({ now, values: valuesOf(now), both: merging.both })
    else if (now.version !== before.version) setConflict(null)
    return merging
  }
  // The page was loaded again, as after an upload.
  const [loaded, setLoaded] = useState(item)
  if (item !== loaded) {
    setLoaded(item)
    if (item !== null && base !== null && item.version >= base.version) follow(base, item, typed)
  }

  const restore = useEffectEvent(() => {
    const saved = JSON.parse(sessionTexts.read(key) || 'null') as Draft<Item, Values> | null
    if (saved === null || (saved.base === null) !== (item === null)) return
    setDraft(true)
    if (saved.base === null || item === null) setTyped(saved.typed)
    else follow(saved.base, item, saved.typed)
  })
  useEffect(() => restore(), [key])

  /** Drafts what was typed since `sent`, if anything was. */
  function saveLater(on: Item, sent: Values): Values {
    const later = changedIn(latest.current, sent)
    const values = { ...valuesOf(on), ...later }
    saveDraft(on, Object.keys(later).length > 0 ? values : null)
    return values
  }
  function startFrom(on: Item | null, sent = latest.current) {
    setBase(on)
    setTyped(on === null ? blank : saveLater(on, sent))
    setConflict(null)
    setDraft(false)
  }
  // Based on the latest text: a finished upload sets a text too.
  const set = (values: Partial<Values>) =>
    setTyped((now) => {
      const next = { ...now, ...values }
      saveDraft(base, next)
      return next
    })
  return {
    base,
    typed,
    latest,
    isDraft,
    set,
    conflict,
    setConflict,
    follow,
    startFrom,
    saveDraft,
    saveLater,
  }
}
