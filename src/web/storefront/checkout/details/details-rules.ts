import { phoneKey } from '#shop/accounts/contacts/phone.ts'
import type { MissingInAddress } from '#shop/delivery/missing-in-address.ts'
import { isEmail } from '#shop/accounts/contacts/email.ts'
import type { DetailsKey } from '../../../messages/en/storefront/checkout/details.ts'
import type { Details } from './draft.ts'

export type DetailsProblems = Partial<Record<keyof Details, DetailsKey>>

/** Errors in the order of the fields; the e-mail address is optional. `missing`: what the server misses in the address;
 * `nothing`: no address is needed. */
export function problemsIn(
  { fullName, email, phone, address }: Details,
  missing?: Missing,
): DetailsProblems {
  const addressProblem = addressProblemOf(address, missing)
  const hasWrongEmail = email.trim() !== '' && !isEmail(email.trim())
  return {
    ...(!/\p{L}/u.test(fullName) && { fullName: 'details.needName' as const }),
    ...(phoneKey(phone) === null && { phone: 'details.needPhone' as const }),
    ...(addressProblem && { address: addressProblem }),
    ...(hasWrongEmail && { email: 'details.needEmail' as const }),
  }
}

type Missing = MissingInAddress | 'nothing' | null | undefined

export function addressProblemOf(address: string, missing: Missing) {
  if (missing === 'nothing') return null
  if (address.trim() === '') return 'details.needAddress'
  if (missing === 'street') return 'details.needStreet'
  return missing ? 'details.needCity' : null
}

export const isComplete = (details: Details) => Object.keys(problemsIn(details)).length === 0
