import type { ReactNode } from 'react'
import { Later, laterPart } from '../../parts/later.tsx'

// The server draws it with the page; its code follows that of the fields, which are filled in.
const load = async () => (await import('./ordered.tsx')).Ordered
const part = laterPart(load, import.meta.env.SSR ? await load() : null)

/** For a page that is gone to: its code comes with the page's data, so that nothing jumps. */
export const loadOrdered = part.ready

type Props = Parameters<Awaited<ReturnType<typeof load>>>[0]

/** What is ordered; a guest's cart is in the browser, and `room` stands in its place for a moment. */
export const OrderedPart = ({ room, ...props }: Props & { room: ReactNode }) => (
  <Later part={part} props={props} room={room} />
)
