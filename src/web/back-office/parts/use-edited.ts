import { useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { toast } from '../../ui/toast.ts'
import { type FormErrors, useForm } from '../../ui/use-form.ts'
import { changedIn, mergedWith } from './edited.ts'
import { newUuid } from './new-uuid.ts'

type Editing<Item, Values> = {
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
  onMade?: ((made: Item) => void) | undefined
}

/** What is typed into a thing that others may change too, until it is saved. */
export function useEdited<Item, Values extends object>(editing: Editing<Item, Values>) {
  const { item, blank, valuesOf, words, onMade } = editing
  const { revalidate } = useRevalidator()
  const [base, setBase] = useState(item)
  const [typed, setTyped] = useState(() => (item === null ? blank : valuesOf(item)))
  const [theirs, setTheirs] = useState<{ now: Item; both: readonly (keyof Values)[] } | null>(null)
  const [id] = useState(newUuid)
  const isChanged = Object.keys(changedIn(typed, base === null ? blank : valuesOf(base))).length > 0

  function start(now: Item) {
    setBase(now)
    setTyped(valuesOf(now))
    setTheirs(null)
  }

  async function change(on: Item, values: Values): Promise<Item> {
    try {
      return await editing.change(on, changedIn(values, valuesOf(on)))
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'changed_meanwhile') throw error
      const now = await editing.read(on)
      const { merged, both } = mergedWith(values, valuesOf(on), valuesOf(now))
      setBase(now)
      setTyped(merged)
      if (both.length === 0) return change(now, merged)
      setTheirs({ now, both })
      throw error
    }
  }

  const { form, busy, problem, errorOf } = useForm<keyof Values & string>({
    failed: words.failed,
    check: () => editing.check(typed),
    async send() {
      if (base === null) {
        const made = await editing.create(id, typed)
        toast.success(words.saved, 'action')
        return onMade?.(made)
      }
      start(isChanged ? await change(base, typed) : base)
      toast.success(words.saved, 'action')
      await revalidate()
    },
  })

  return {
    typed,
    form,
    busy,
    problem,
    errorOf,
    isChanged,
    theirs,
    set: (values: Partial<Values>) => setTyped((now) => ({ ...now, ...values })),
    takeTheirs: () => theirs && start(theirs.now),
  }
}
