import { type EarningRule, standardPoints } from '#shop/loyalty/points-rule.ts'
import { useLayoutData } from './use-layout-data.ts'

/** What new orders earn, and whether they can be paid with points, as every page carries it. */
export const usePointsRule = (): EarningRule => useLayoutData().settings?.points ?? standardPoints
