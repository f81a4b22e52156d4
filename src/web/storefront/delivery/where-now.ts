import type { Point } from '#shop/delivery/place.ts'

const patience = 8000 // milliseconds

/** Where the browser says it is; null when it may not say, cannot, or takes too long. */
export function whereNow(): Promise<Point | null> {
  return new Promise((resolve) => {
    // Some browsers have it without a value, where it may not be used.
    const { geolocation } = navigator as { geolocation?: Geolocation | null }
    if (!geolocation) return resolve(null)
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      () => resolve(null),
      { timeout: patience, maximumAge: 60_000 },
    )
  })
}
