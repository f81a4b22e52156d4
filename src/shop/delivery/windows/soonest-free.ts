/** The soonest with room that costs nothing extra: what is promised, and taken for an order, as long as nothing is chosen. */
export const soonestFree = <Window extends { state: string; extra: number }>(
  offered: readonly Window[],
): Window | undefined => offered.find(({ state, extra }) => state === 'open' && extra === 0)
