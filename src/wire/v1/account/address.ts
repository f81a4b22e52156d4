import type { z } from 'zod'
import type { Address, AddressForm } from '#shop/addresses/address.ts'
import type { ChangeAddressBody, NewAddressBody, WireAddress } from './address.schema.ts'

export const encodeAddress = ({
  id,
  riderNote,
  place,
  isDefault,
  ...rest
}: Address): WireAddress => ({
  _id: id,
  ...rest,
  note: riderNote,
  lat: place?.lat ?? null,
  lng: place?.lng ?? null,
  default: isDefault,
})

export const decodeAddress = ({
  _id: id,
  note,
  lat,
  lng,
  default: isDefault,
  ...rest
}: WireAddress): Address => ({
  id,
  ...rest,
  riderNote: note,
  place: lat === null || lng === null ? null : { lat, lng },
  isDefault,
})

/** Input of the address form; absent fields stay unchanged. */
export const encodeAddressForm = (
  { riderNote, place, ...rest }: Partial<AddressForm>,
  isDefault: boolean,
) => ({
  ...rest,
  ...(riderNote !== undefined && { note: riderNote }),
  ...(place !== undefined && { lat: place?.lat ?? null, lng: place?.lng ?? null }),
  default: isDefault,
})

const empty = { label: '', landmark: '', riderNote: '', place: null }

export const decodeNewAddress = (body: z.output<typeof NewAddressBody>): AddressForm => ({
  ...empty,
  name: body.name,
  phone: body.phone,
  address: body.address,
  ...decodeAddressChanges(body),
})

/** Absent fields stay absent. */
export function decodeAddressChanges(
  body: z.output<typeof ChangeAddressBody>,
): Partial<AddressForm> {
  const { note, lat, lng, default: _, ...rest } = body
  const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  return {
    ...said,
    ...(note !== undefined && { riderNote: note }),
    ...(lat !== undefined &&
      lng !== undefined && { place: lat === null || lng === null ? null : { lat, lng } }),
  }
}
