/**
 * Set by staff; an order keeps the rule it was placed under for later cancellations, replacements and
 * returns.
 */
export type PointsRule = {
  /** False: new orders neither earn nor redeem. */
  on: boolean
  /** Rupees per point, unless the product has its own. */
  divisor: number
  /** Percent of the total that Buy Now earns. */
  buyNowPercent: number
}

/** For orders whose lines have divisors. */
export type EarningRule = Omit<PointsRule, 'divisor'>

/** The contract's rule; default, and the rule of orders from before it could be set. */
export const standardPoints: PointsRule = { on: true, divisor: 30, buyNowPercent: 1 }

type Set = { pointsOn: boolean; pointsDivisor: number; buyNowPercent: number }

export const pointsRuleOf = ({ pointsOn, pointsDivisor, buyNowPercent }: Set): PointsRule => ({
  on: pointsOn,
  divisor: pointsDivisor,
  buyNowPercent,
})
