import { useLayoutData } from '../layout-data/use-layout-data.ts'

/** The shop's day when the page was rendered, since the device's clock may be wrong. Null if unknown. */
export const useToday = () => useLayoutData().usual?.today ?? null
