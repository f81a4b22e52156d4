import { useLayoutData } from '../../layout-data/use-layout-data.ts'

/** A product shows its remaining stock from this number down. */
export const useLowStock = () => useLayoutData().settings?.lowStock ?? 0
