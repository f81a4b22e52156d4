/**
 * What orders earn: staff set it, and an order keeps the rule that was in force when it was placed, for whatever is
 * cancelled, replaced or sent back of it later.
 */
export type PointsRule = {
  /** Off: a new order neither earns nor redeems. */
  on: boolean
  /** Rupees for one point, of products without a divisor of their own. */
  divisor: number
  /** What Buy Now earns of the total. */
  buyNowPercent: number
}

/** What an order with known divisors earns by. */
export type EarningRule = Omit<PointsRule, 'divisor'>

/** That of the contract, until staff set another; orders from before there was a choice were placed under it. */
export const standardPoints: PointsRule = { on: true, divisor: 30, buyNowPercent: 1 }

type Set = { pointsOn: boolean; pointsDivisor: number; buyNowPercent: number }

export const pointsRuleOf = ({ pointsOn, pointsDivisor, buyNowPercent }: Set): PointsRule => ({
  on: pointsOn,
  divisor: pointsDivisor,
  buyNowPercent,
})
