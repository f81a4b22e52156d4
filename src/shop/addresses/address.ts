import type { Point } from '../delivery/place.ts'

/** Somewhere that a person has things brought to. */
export type Address = {
  id: string
  /** "Home", "Office" */
  label: string
  /** Who takes it in. */
  name: string
  phone: string
  address: string
  landmark: string
  riderNote: string
  /** The pin on the map. */
  place: Point | null
  isDefault: boolean
}

export type AddressForm = Omit<Address, 'id' | 'isDefault'>

export const mostAddresses = 20

/** How long each part may be; together they fit the address of an order. */
export const addressLimits = {
  label: 40,
  name: 120,
  phone: 40,
  address: 300,
  landmark: 80,
  riderNote: 100,
} as const

/** As the address of an order says it: a line for each thing that the rider needs. */
export const addressText = ({
  address,
  landmark,
  riderNote,
}: Pick<Address, 'address' | 'landmark' | 'riderNote'>) =>
  [address, landmark && `Near ${landmark}`, riderNote && `Note: ${riderNote}`]
    .filter(Boolean)
    .join('\n')
