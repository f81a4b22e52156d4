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
  /** the values in the address, by field name */
  values: FilterValues
  /** the address for what the form holds; without JavaScript the browser sends the form to its path */
  to: (typed: FormData) => string
  options?: GoOptions | (() => GoOptions)
  /** A `key` would draw the form again and lose what was chosen in it. */
  key?: never
}

/**
 * A form that changes the query of the page's address. Its fields (with a `defaultValue`) follow the address,
 * except those that the user has changed since: a navigation or a refresh that arrives late never resets them.
 */
export function FilterForm({ values, to, options, children, ...form }: Props) {
  const ref = useRef<HTMLFormElement>(null)
  const go = useNavigate()
  const { pathname, search } = useLocation()
  const next = useNavigation().location
  const shown = useRef(values)
  const sent = useRef<{ to: string; typed: FormData | null }>({ to: '', typed: null })
  const held = useRef<FormData>(null)
  // `to` knows only the address on the screen: sent now, the form would undo what a link has just chosen.
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
    const before = shown.current
    const hasArrived = pathname + search === sent.current.to
    shown.current = values
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
