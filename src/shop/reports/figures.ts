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

/** What was ordered less what was cancelled or replaced; goods in paisa. Returned goods were sold: their refunds stand apart. */
export const goodsSold = (figures: GoodsFigures) => ({
  soldUnits: figures.units - figures.cancelledUnits,
  soldGoods: figures.goods - figures.cancelledGoods,
})

/** `goodsSold`, with the orders that were not cancelled as a whole and their delivery fees (paisa). */
export const soldOf = (day: DayFigures) => ({
  ...goodsSold(day),
  soldOrders: day.orders - day.cancelledOrders,
  soldDelivery: day.delivery - day.cancelledDelivery,
})

/** Paisa: goods and delivery sold, less points and refunds. */
export function netOf(day: DayFigures): number {
  const { soldGoods, soldDelivery } = soldOf(day)
  return soldGoods + soldDelivery - (day.pointsRedeemed - day.pointsGivenBack) * 100 - day.refunds
}

/** `hour`: 0 to 23 in the shop's time zone. */
export type HourSum = { day: number; hour: number; orders: number }
export type GoodsSum = { day: number; of: string; figures: GoodsFigures }
