import { lazyPart } from '../../app/hydration/lazy-part.ts'

/** The map's code is large, so it is loaded when a map is shown. */
export const LocationMap = lazyPart(async () => (await import('./map.tsx')).LocationMap)
