import type { ReactNode } from 'react'
import { Later, laterPart } from '../../parts/later.tsx'

// The server renders it with the page; its code loads after the fields' code.
const load = async () => (await import('./ordered.tsx')).Ordered
const part = laterPart(load, import.meta.env.SSR ? await load() : null)

/** For client navigations: load the code with the page's data, so that nothing jumps. */
export const loadOrdered = part.ready

type Props = Parameters<Awaited<ReturnType<typeof load>>>[0]

/** A guest's cart is in the browser: `room` is its placeholder until hydration. */
export const OrderedPart = ({ room, ...props }: Props & { room: ReactNode }) => (
  <Later part={part} props={props} room={room} />
)
