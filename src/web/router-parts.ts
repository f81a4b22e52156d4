import { createContext, type Ref } from 'react'

// In place of parts of the router that the shop does not use (see vite.config.ts).

// For its framework: the shop fetches pages ahead in fetch-ahead.ts, once for the whole page, and
// not with two effects in every link.
export const FrameworkContext = createContext(undefined)
export const PrefetchPageLinks = () => null
export const usePrefetchBehavior = () => [false, null, {}] as const
export const mergeRefs = <T>(ref: Ref<T>) => ref

// For measuring what the router does: nobody here listens.
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = <T>(router: T) => router
