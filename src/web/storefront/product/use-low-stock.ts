import { useLayoutData } from '../layout-data/use-layout-data.ts'

/** From so many on, down to the last, a product says how many are left. */
export const useLowStock = () => useLayoutData().settings?.lowStock ?? 0
