import { type EarningRule, standardPoints } from '#shop/loyalty/points-rule.ts'
import { useLayoutData } from './use-layout-data.ts'

/** What new orders earn, and whether points can pay for them; every page carries it. */
export const usePointsRule = (): EarningRule => useLayoutData().settings?.points ?? standardPoints
