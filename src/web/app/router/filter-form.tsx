import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react'
import { type FilterValues, followValue } from './filter-values.ts'
import type { GoOptions } from './router.ts'
import { useLocation, useNavigate, useNavigation } from './use-router.tsx'

/** The query of an address as hidden fields, for a form that changes another part of it. */
const HiddenFields = ({ address, but = [] }: { address: string; but?: readonly string[] }) =>
  [...new URL(address, 'http://shop.invalid').searchParams]
    .filter(([name, value]) => value !== '' && !but.includes(name))
    .map(([name, value], index) => <input key={index} type="hidden" name={name} value={value} />)

type Props = Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit' | 'ref'> & {
  /** values in the address, by field name */
  values: FilterValues
  /** address for the form's values; without JavaScript the browser submits the form to its path */
  to: (typed: FormData) => string
  options?: GoOptions | (() => GoOptions)
  /** A `key` would remount the form and lose the user's choices. */
  key?: never
}

/** A form that changes the page's query. Its fields (with a `defaultValue`) follow the address, except those the user has changed: a
 * late navigation or refresh never resets them. */
export function FilterForm({ values, to, options, children, ...form }: Props) {
  const ref = useRef<HTMLFormElement>(null)
  const go = useNavigate()
  const { pathname, search } = useLocation()
  const next = useNavigation().location
  const applied = useRef(values)
  const sent = useRef<{ to: string; typed: FormData | null }>({ to: '', typed: null })
  const held = useRef<FormData>(null)
  // `to` knows only the current address: submitting now would undo a navigation under way.
  const mustWait = () =>
    next?.pathname === pathname && next.pathname + next.search !== sent.current.to
  const empty = to(new FormData())

  function send(typed: FormData) {
    const address = to(typed)
    const { pathname: path, search: query } = new URL(address, window.location.href)
    sent.current = { to: path + query, typed }
    void go(address, typeof options === 'function' ? options() : options)
  }

  useLayoutEffect(() => {
    const before = applied.current
    const hasArrived = pathname + search === sent.current.to
    applied.current = values
    for (const field of ref.current?.elements ?? [])
      followValue(field, { before, now: values, sent: hasArrived ? sent.current.typed : null })
    if (hasArrived) sent.current.typed = null
  }, [values, pathname, search])
  useEffect(() => {
    const typed = held.current
    if (typed === null || mustWait()) return
    held.current = null
    send(typed)
  })

  return (
    <form
      {...form}
      ref={ref}
      action={empty.split('?')[0]}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        if (mustWait()) held.current = typed
        else send(typed)
      }}
    >
      <HiddenFields address={empty} but={Object.keys(values)} />
      {children}
    </form>
  )
}
