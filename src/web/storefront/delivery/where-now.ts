import type { Point } from '#shop/delivery/place.ts'

const patience = 8000 // milliseconds
const permissionDenied = 1

/** refused: no permission; unknown: unavailable or timed out */
export function locate(): Promise<Point | 'refused' | 'unknown'> {
  return new Promise((resolve) => {
    // Some browsers define it without a value where it is blocked.
    const { geolocation } = navigator as { geolocation?: Geolocation | null }
    if (!geolocation) return resolve('unknown')
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => resolve(code === permissionDenied ? 'refused' : 'unknown'),
      { timeout: patience, maximumAge: 60_000 },
    )
  })
}

export async function whereNow(): Promise<Point | null> {
  const here = await locate()
  return typeof here === 'string' ? null : here
}
