import { Later, laterPart } from '../../parts/later.tsx'

// The server renders it with the page; its code loads after the form's.
const load = async () => (await import('../../cart/summary.tsx')).Summary
const part = laterPart(load, import.meta.env.SSR ? await load() : null)

/** For client navigations: load the code with the page's data, so that nothing jumps. */
export const loadSummary = part.ready

export const SummaryPart = (props: Parameters<Awaited<ReturnType<typeof load>>>[0]) => (
  <Later part={part} props={props} />
)
