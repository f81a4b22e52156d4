import type { Point } from '#shop/delivery/place.ts'

const patience = 8000 // milliseconds
const permissionDenied = 1

/** Where the browser says it is; refused when it may not say, unknown when it cannot or takes too long. */
export function locate(): Promise<Point | 'refused' | 'unknown'> {
  return new Promise((resolve) => {
    // Some browsers have it without a value, where it may not be used.
    const { geolocation } = navigator as { geolocation?: Geolocation | null }
    if (!geolocation) return resolve('unknown')
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => resolve(code === permissionDenied ? 'refused' : 'unknown'),
      { timeout: patience, maximumAge: 60_000 },
    )
  })
}

/** The same; null when there is no answer. */
export async function whereNow(): Promise<Point | null> {
  const here = await locate()
  return typeof here === 'string' ? null : here
}
