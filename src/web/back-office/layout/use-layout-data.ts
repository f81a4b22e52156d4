import { useRouterState } from '../../app/router/use-router.tsx'
import type { LayoutData } from './load-layout.ts'

/** Who is signed in; null where they may not be here, or it is not known. */
export const useLayoutData = () =>
  (useRouterState()?.layoutData as LayoutData | null | undefined) ?? null
