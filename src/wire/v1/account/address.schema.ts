import { misfit } from '../../misfit.ts'
import { z } from 'zod'
import { addressLimits as most } from '#shop/addresses/address.ts'
import { Name, NameOrNone, PhoneText, PlainText, Text } from '../../amounts.schema.ts'

const fields = {
  label: NameOrNone(most.label),
  name: Name(most.name),
  phone: PhoneText.min(1),
  address: Text(most.address),
  landmark: NameOrNone(most.landmark),
  note: PlainText(most.riderNote).describe('note for the rider'),
  lat: z.number().min(-90).max(90).nullable(),
  lng: z.number().min(-180).max(180).nullable(),
  default: z.boolean(),
}

/** Both or neither; left out of a change, the pin stays. */
const pinIsWhole = ({
  lat = null,
  lng = null,
}: {
  lat?: number | null | undefined
  lng?: number | null | undefined
}) => (lat === null) === (lng === null)
const wholePin = misfit('whole_pin')

export const NewAddressBody = z
  .object(fields)
  .partial()
  .required({ name: true, phone: true, address: true })
  .refine(pinIsWhole, wholePin)
export const ChangeAddressBody = z.object(fields).partial().refine(pinIsWhole, wholePin)

export const WireAddress = z.object({ _id: z.string(), ...fields })
export type WireAddress = z.infer<typeof WireAddress>
