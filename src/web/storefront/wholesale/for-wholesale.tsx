import { type ComponentType, Suspense } from 'react'
import { lazyPart } from '../../app/hydration/lazy-part.ts'

const load = () => import('./parts.tsx')
type Parts = Awaited<ReturnType<typeof load>>

// The server renders them with the page; a browser loads the code only for wholesale customers.
const here = import.meta.env.SSR ? await load() : null

function part<P extends object>(of: (parts: Parts) => ComponentType<P>): ComponentType<P> {
  const Part = here ? of(here) : lazyPart(async () => of(await load()))
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
}

export const Code = part((parts) => parts.Code)
export const Terms = part((parts) => parts.Terms)
export const CardTerms = part((parts) => parts.CardTerms)
export const Together = part((parts) => parts.Together)
export const TooFew = part((parts) => parts.TooFew)
export const PriceTiers = part((parts) => parts.PriceTiers)
export const OffRule = part((parts) => parts.OffRule)
export const NextBreak = part((parts) => parts.NextBreak)
