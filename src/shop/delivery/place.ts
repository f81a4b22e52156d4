/** Degrees. */
export type Place = { id: string; name: string; lat: number; lng: number }
export type Point = { lat: number; lng: number }

/** Initial map view. */
export const defaultCentre: Point = { lat: 33.6844, lng: 73.0479 }
/** Maximum results of a search. */
export const maxPlaces = 5

/** Great circle, kilometres. */
export function distance(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const chord =
    half(b.lat - a.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(b.lng - a.lng)
  return 2 * 6371 * Math.asin(Math.sqrt(chord))
}

/** Valid ranges in degrees. */
export const isPoint = ({ lat, lng }: Point) =>
  Number.isFinite(lat) && Number.isFinite(lng) && Math.abs(lat) <= 90 && Math.abs(lng) <= 180

/** Four decimals, about ten metres. */
export const rounded = ({ lat, lng }: Point): Point => ({
  lat: Number(lat.toFixed(4)),
  lng: Number(lng.toFixed(4)),
})
