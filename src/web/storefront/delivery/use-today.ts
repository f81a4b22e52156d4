import { useLayoutData } from '../layout-data/use-layout-data.ts'

/** The shop's day when the page was made: a device's clock may be wrong. Null: it is not known. */
export const useToday = () => useLayoutData().usual?.today ?? null
