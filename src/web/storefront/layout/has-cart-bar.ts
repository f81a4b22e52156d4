import { paths } from '../../app/paths.ts'

// A product's page has its own buy bar in this place.
const whileShopping = [paths.home(), paths.products(), paths.search()]

/** Pages on which phones show the cart's bar, while there is something in the cart. */
export const hasCartBar = (pathname: string) =>
  whileShopping.includes(pathname) || pathname.startsWith('/category/')
