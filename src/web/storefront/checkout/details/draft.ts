import { local } from '../../../app/storage/stores.ts'

/** Receiver and address; the draft is stored in the browser. */
export type Details = { fullName: string; email: string; phone: string; address: string }

const place = 'formdata'
const maxLengths = { name: 120, email: 254, phone: 40, address: 500 }

export const noDetails: Details = { fullName: '', email: '', phone: '', address: '' }

/** Any invalid value counts as an empty draft. */
export function readDraft(store: Pick<Storage, 'getItem'> = local): Details {
  try {
    const saved: unknown = JSON.parse(store.getItem(place) ?? 'null')
    return {
      fullName: text(saved, 'fname', maxLengths.name) || text(saved, 'name', maxLengths.name),
      email: text(saved, 'email', maxLengths.email),
      phone: text(saved, 'phoneNo', maxLengths.phone),
      address: text(saved, 'address', maxLengths.address),
    }
  } catch {
    return noDetails
  }
}

export function writeDraft(
  { fullName, email, phone, address }: Details,
  store: Pick<Storage, 'setItem'> = local,
) {
  try {
    store.setItem(
      place,
      JSON.stringify({ email, name: fullName, address, fname: fullName, phoneNo: phone }),
    )
  } catch {
    // without storage the customer types it again
  }
}

/** Leaves out an empty e-mail address. */
export const contactIn = ({ fullName, email, phone }: Details) => ({
  name: fullName.trim(),
  phone: phone.trim(),
  ...(email.trim() !== '' && { email: email.trim() }),
})

/** Non-empty fields only. */
export const filledIn = (details: Details): Partial<Details> =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value.trim() !== ''))

function text(saved: unknown, name: string, maxLength: number): string {
  const value: unknown =
    typeof saved === 'object' && saved !== null ? Reflect.get(saved, name) : undefined
  return typeof value === 'string' ? value.slice(0, maxLength) : ''
}
