import { createContext, type Ref } from 'react'

// In place of the router's parts for its own framework (see vite.config.ts). The shop fetches pages
// ahead in fetch-ahead.ts, once for the whole page, and not with two effects in every link.
export const FrameworkContext = createContext(undefined)
export const PrefetchPageLinks = () => null
export const usePrefetchBehavior = () => [false, null, {}] as const
export const mergeRefs = <T>(ref: Ref<T>) => ref
