import { priceListOf } from '#shop/person.ts'
import { useRouterState } from '../../app/router/use-router.tsx'
import type { LayoutData } from './load-layout.ts'

const empty: LayoutData = {
  person: null,
  cart: null,
  departments: [],
  settings: null,
  chosen: null,
  book: [],
  usual: null,
  delivery: null,
}

/** Empty if even the layout failed to load. */
export const useLayoutData = (): LayoutData =>
  (useRouterState()?.layoutData as LayoutData | null | undefined) ?? empty

export const usePerson = () => useLayoutData().person

export const usePriceList = () => priceListOf(usePerson())
