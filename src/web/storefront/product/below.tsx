import { Later, laterPart } from '../parts/later.tsx'

// The server renders it with the page; its code loads after the first screen's.
const load = async () => (await import('./below-parts.tsx')).BelowParts
const part = laterPart(load, import.meta.env.SSR ? await load() : null)

/** For client navigations: load the code with the page's data, so that nothing jumps. */
export const loadBelow = part.ready

/** Below a product: bought together, reviews, similar products. */
export const Below = (props: Parameters<Awaited<ReturnType<typeof load>>>[0]) => (
  <Later part={part} props={props} />
)
