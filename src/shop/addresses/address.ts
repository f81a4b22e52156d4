import type { Point } from '../delivery/place.ts'

/** A saved delivery address. */
export type Address = {
  id: string
  /** "Home", "Office" */
  label: string
  /** Recipient. */
  name: string
  phone: string
  address: string
  landmark: string
  riderNote: string
  /** Map pin. */
  place: Point | null
  isDefault: boolean
}

export type AddressForm = Omit<Address, 'id' | 'isDefault'>

export const maxAddresses = 20

/** Letters per part; together they fit an order's address. */
export const addressLimits = {
  label: 40,
  name: 120,
  phone: 40,
  address: 300,
  landmark: 80,
  riderNote: 100,
} as const

/** One line per part, as orders and riders read it. */
export const addressText = ({
  address,
  landmark,
  riderNote,
}: Pick<Address, 'address' | 'landmark' | 'riderNote'>) =>
  [address, landmark && `Near ${landmark}`, riderNote && `Note: ${riderNote}`]
    .filter(Boolean)
    .join('\n')
