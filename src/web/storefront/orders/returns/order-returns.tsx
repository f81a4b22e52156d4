import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '../../../app/hydration/lazy-part.ts'
import type { ReturnsPart } from './returns-part.tsx'

const load = async () => (await import('./returns-part.tsx')).ReturnsPart

// The server renders it with the page; a browser loads the code only where there is one.
const Returns = import.meta.env.SSR ? await load() : lazyPart(load)

/** What was asked back of an order, and what came of it. */
export const OrderReturns = (props: ComponentProps<typeof ReturnsPart>) =>
  props.order.returns.length > 0 && (
    <Suspense>
      <Returns {...props} />
    </Suspense>
  )
