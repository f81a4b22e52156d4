import { useRouterState } from '../../app/router/use-router.tsx'
import type { LayoutData } from './load-layout.ts'

/** The logged-in member of staff; null on pages for guests and errors. */
export const useLayoutData = () =>
  (useRouterState()?.layoutData as LayoutData | null | undefined) ?? null
