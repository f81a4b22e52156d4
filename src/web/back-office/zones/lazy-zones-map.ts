import { lazyPart } from '../../app/hydration/lazy-part.ts'

/** The map's code is large, so it is loaded when a map is shown. */
export const ZonesMap = lazyPart(async () => (await import('./zones-map.tsx')).ZonesMap)
