export type Ratings = {
  count: number
  average: number
  /** from five stars down to one */
  rows: { star: number; count: number; percent: number }[]
}

export function ratingsOf(ratings: readonly number[]): Ratings {
  const count = ratings.length
  const sum = ratings.reduce((one, other) => one + other, 0)
  const rows = [5, 4, 3, 2, 1].map((star) => {
    const those = ratings.filter((rating) => rating === star).length
    return { star, count: those, percent: count === 0 ? 0 : Math.round((those / count) * 100) }
  })
  return { count, average: count === 0 ? 0 : Math.round((sum / count) * 10) / 10, rows }
}
