import type { Place, Point } from '#shop/delivery/place.ts'
import type { WirePlace } from './place.schema.ts'

/** The spec's geocoding fields; degrees as text, as the public services write them. */
export const encodePlace = ({ id, name, lat, lng }: Place): WirePlace => ({
  place_id: id,
  display_name: name,
  lat: String(lat),
  lon: String(lng),
})

export const decodePlace = ({ place_id, display_name, lat, lon }: WirePlace): Place => ({
  id: place_id,
  name: display_name,
  lat: Number(lat),
  lng: Number(lon),
})

export const encodePin = ({ lat, lng }: Point) => ({ lat, lon: lng })
