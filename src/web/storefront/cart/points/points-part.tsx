import { Later, laterPart } from '../../parts/later.tsx'

// The server draws it with the page; its code follows that of what everybody needs.
const load = async () => (await import('./points-box.tsx')).PointsBox
const part = laterPart(load, import.meta.env.SSR ? await load() : null)

/** For a page that is gone to: its code comes with the page's data, so that nothing jumps. */
export const loadPoints = part.ready

/** Points to redeem on a total. */
export const PointsPart = (props: Parameters<Awaited<ReturnType<typeof load>>>[0]) => (
  <Later part={part} props={props} />
)
