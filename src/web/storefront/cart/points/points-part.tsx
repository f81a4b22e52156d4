import { Later, laterPart } from '../../parts/later.tsx'

// The server renders it with the page; its code loads after the cart's own.
const load = async () => (await import('./points-box.tsx')).PointsBox
const part = laterPart(load, import.meta.env.SSR ? await load() : null)

/** For client navigations: load the code with the page's data, so that nothing jumps. */
export const loadPoints = part.ready

export const PointsPart = (props: Parameters<Awaited<ReturnType<typeof load>>>[0]) => (
  <Later part={part} props={props} />
)
