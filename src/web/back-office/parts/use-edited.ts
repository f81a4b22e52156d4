import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { type FormErrors, useForm } from '../../ui/form/use-form.ts'
import { changedIn, mergedWith } from './edited.ts'
import { newUuid } from './new-uuid.ts'
import { keepInTab, keptInTab } from './tab-store.ts'

type Editing<Item, Values> = {
  /** What it is kept as in this tab while it is typed, with the id where there are several. */
  keepAs: string
  /** null: a new one */
  item: Item | null
  blank: Values
  valuesOf: (item: Item) => Values
  check: (typed: Values) => FormErrors<keyof Values & string> | null
  /** Under an id of its own, so that the same call twice makes one. */
  create: (id: string, values: Values) => Promise<Item>
  change: (item: Item, changes: Partial<Values>) => Promise<Item>
  read: (item: Item) => Promise<Item>
  words: { saved: string; failed: string }
  /** Its fields mean nothing without each other: of two who change any of them one is chosen. */
  together?: boolean
  onMade?: ((made: Item) => void) | undefined
}

type Kept<Item, Values> = { typed: Values; base: Item | null }

/** Of what there is but one, nothing. */
function idOf(item: object | null): string {
  if (item === null) return 'new'
  return 'id' in item && typeof item.id === 'string' ? item.id : ''
}

function useLatest<T>(value: T) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  return latest
}

/** The values of `now` with what was typed since `sent`, which is kept in this tab. */
function withLater<Item extends object, Values extends object>(
  { keepAs, valuesOf }: Pick<Editing<Item, Values>, 'keepAs' | 'valuesOf'>,
  now: Item,
  { typed, sent }: { typed: Values; sent: Values },
): Values {
  const later = changedIn(typed, sent)
  const kept: Kept<Item, Values> = { typed: { ...valuesOf(now), ...later }, base: now }
  const isTyped = Object.keys(later).length > 0
  keepInTab(`${keepAs} ${idOf(now)}`, isTyped ? JSON.stringify(kept) : null)
  return kept.typed
}

/** Saves the draft in this tab. */
function keepDraft<Item, Values>(key: string, base: Item | null, typed: Values): Values {
  const kept: Kept<Item, Values> = { typed, base }
  keepInTab(key, JSON.stringify(kept))
  return typed
}

/**
 * What is typed into a thing that others may change too, until it is saved. It is kept in this tab, through a session
 * that ends, a lost role or a reload.
 */
export function useEdited<Item extends object, Values extends object>(
  editing: Editing<Item, Values>,
) {
  const { item, blank, valuesOf, words, together, onMade } = editing
  const { revalidate } = useRevalidator()
  const [base, setBase] = useState(item)
  const [typed, setTyped] = useState(() => (item === null ? blank : valuesOf(item)))
  /** What is typed by now, for the answer to a request that was sent before. */
  const latest = useLatest(typed)
  const [theirs, setTheirs] = useState<{ now: Item; both: readonly (keyof Values)[] } | null>(null)
  const [id] = useState(newUuid)
  const isChanged = Object.keys(changedIn(typed, base === null ? blank : valuesOf(base))).length > 0
  const key = `${editing.keepAs} ${idOf(item)}`
  const putBack = useEffectEvent(() => {
    const kept = JSON.parse(keptInTab(key) ?? 'null') as Kept<Item, Values> | null
    if (kept === null || (kept.base === null) !== (item === null)) return
    if (kept.base === null || item === null) return setTyped(kept.typed)
    const { merged, both } = mergedWith(kept.typed, valuesOf(kept.base), valuesOf(item), together)
    setTyped(merged)
    if (both.length > 0) setTheirs({ now: item, both })
  })
  useEffect(() => putBack(), [key])

  function start(now: Item, sent = latest.current) {
    setBase(now)
    setTyped(withLater(editing, now, { typed: latest.current, sent }))
    setTheirs(null)
  }

  async function change(on: Item, values: Values): Promise<Item> {
    try {
      return await editing.change(on, changedIn(values, valuesOf(on)))
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'changed_meanwhile') throw error
      const now = await editing.read(on)
      const { merged, both } = mergedWith(values, valuesOf(on), valuesOf(now), together)
      setBase(now)
      setTyped({ ...merged, ...changedIn(latest.current, values) })
      if (both.length === 0) return change(now, merged)
      setTheirs({ now, both })
      throw error
    }
  }

  async function save() {
    if (base === null) {
      const made = await editing.create(id, typed)
      keepInTab(key, null)
      withLater(editing, made, { typed: latest.current, sent: typed })
      toast.success(words.saved, 'action')
      return onMade?.(made)
    }
    start(isChanged ? await change(base, typed) : base, typed)
    toast.success(words.saved, 'action')
    await revalidate()
  }

  const formParts = useForm<keyof Values & string>({
    failed: words.failed,
    check: () => editing.check(typed),
    send: save,
  })

  return {
    typed,
    ...formParts,
    /** For a form that saves more than this; throws what `form` shows. */
    save,
    isChanged,
    theirs,
    // Merged into the newest text: a picture that finished uploading sets a text too.
    set: (values: Partial<Values>) =>
      setTyped((now) => keepDraft(key, base, { ...now, ...values })),
    forgetTyped: () => keepInTab(key, null),
    takeTheirs: () => theirs && start(theirs.now),
  }
}
