import { z } from 'zod'
import { SearchText } from '../../amounts.schema.ts'

export const WirePlace = z.object({
  place_id: z.string(),
  display_name: z.string(),
  lat: z.string(),
  lon: z.string(),
})
export type WirePlace = z.infer<typeof WirePlace>

const degrees = (most: number) => z.coerce.number().min(-most).max(most)
export const PlaceSearch = z.object({ q: SearchText(200) })
export const PlacePoint = z.object({ lat: degrees(90), lon: degrees(180) })
export const PlacePin = z.object({ lat: degrees(90), lng: degrees(180) })
