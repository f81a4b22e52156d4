import type { StaffZone } from '../zones/zone-values.ts'
import type { StaffWindow } from './window-values.ts'

/** Where zones are in use, customers are offered only the times of their zone: a time without one is never offered. */
export const isUnused = (zones: readonly StaffZone[], { zoneId }: Pick<StaffWindow, 'zoneId'>) =>
  zoneId === null && zones.some(({ active }) => active)
