import { makePage } from '../../app/make-page.tsx'
import type { LayoutData } from './load-layout.ts'

/** A page of the back office: its loader is handed the back office's layout data. */
export const definePage = <Data>(
  parts: Parameters<typeof makePage<Data, LayoutData>>[0],
): ReturnType<typeof makePage> => makePage<Data, LayoutData>(parts)
