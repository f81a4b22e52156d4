import { lazyPart } from '../../app/hydration/lazy-part.ts'

/** The map's code is large, so it loads when a map is displayed. */
export const LocationMap = lazyPart(async () => (await import('./map.tsx')).LocationMap)
