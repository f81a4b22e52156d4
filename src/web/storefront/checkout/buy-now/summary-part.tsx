import { Later, laterPart } from '../../parts/later.tsx'

// The server draws it with the page; its code follows that of the details.
const load = async () => (await import('../../cart/summary.tsx')).Summary
const part = laterPart(load, import.meta.env.SSR ? await load() : null)

/** For a page that is gone to: its code comes with the page's data, so that nothing jumps. */
export const loadSummary = part.ready

/** What the item comes to. */
export const SummaryPart = (props: Parameters<Awaited<ReturnType<typeof load>>>[0]) => (
  <Later part={part} props={props} />
)
