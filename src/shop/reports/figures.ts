/** Sums per day and category or product; money in paisa. */
export const goodsFigures = [
  'orders',
  'units',
  'goods',
  'discounts',
  'cancelledUnits',
  'cancelledGoods',
  'returnedUnits',
  'refunds',
] as const
export type GoodsFigures = Record<(typeof goodsFigures)[number], number>

/** Sums per day: `goodsFigures` and those of whole orders. */
export const dayFigures = [
  ...goodsFigures,
  'firstOrders',
  'laterOrders',
  'guestOrders',
  'delivery',
  'cancelledOrders',
  'cancelledByStaff',
  'cancelledDelivery',
  'pointsEarned',
  'pointsTakenBack',
  'pointsRedeemed',
  'pointsGivenBack',
  'pointsRefunded',
] as const
export type DayFigures = Record<(typeof dayFigures)[number], number>

const noneOf = <K extends string>(names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<K, number>

export const noGoods = (): GoodsFigures => noneOf(goodsFigures)
export const noFigures = (): DayFigures => noneOf(dayFigures)

/** Mutates `to`. */
export function add<K extends string>(
  figures: Record<K, number>,
  more: Partial<Record<NoInfer<K>, number>>,
): void {
  for (const name of Object.keys(more) as K[]) figures[name] += more[name] ?? 0
}

/** Paisa: goods and delivery, less points, cancellations and refunds. */
export const netOf = (day: DayFigures) =>
  day.goods +
  day.delivery -
  day.cancelledGoods -
  day.cancelledDelivery -
  (day.pointsRedeemed - day.pointsGivenBack) * 100 -
  day.refunds
