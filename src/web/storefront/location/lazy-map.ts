import { lazy } from 'react'

/** The map's code is large and comes when a map is shown. */
export const LocationMap = lazy(async () => ({ default: (await import('./map.tsx')).LocationMap }))
