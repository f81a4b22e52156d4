import { matchRoutes } from 'react-router'
import { pages } from './pages.ts'

/** The code of the page at an address, chosen as the router chooses. */
export const pageAt = (address: string) =>
  matchRoutes([...pages], address)
    ?.at(-1)
    ?.route.module()
