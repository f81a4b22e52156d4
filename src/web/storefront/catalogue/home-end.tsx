import { Later, laterPart } from '../parts/later.tsx'

// The server draws it with the page; its code follows that of what is seen first.
const load = async () => (await import('./home-end-parts.tsx')).HomeEndParts
const part = laterPart(load, import.meta.env.SSR ? await load() : null)

/** For a page that is gone to: its code comes with the page's data, so that nothing jumps. */
export const loadHomeEnd = part.ready

/** What stands under the products: sale pictures, blurbs, reviews; without products, that the shop opens soon. */
export const HomeEnd = (props: Parameters<Awaited<ReturnType<typeof load>>>[0]) => (
  <Later part={part} props={props} />
)
