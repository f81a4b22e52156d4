import { phoneKey } from '#shop/accounts/contacts/phone.ts'
import { isEmail } from '#shop/accounts/contacts/email.ts'
import type { DetailsKey } from '../../../messages/en/storefront/checkout/details.ts'
import type { Details } from './draft.ts'

export type DetailsProblems = Partial<Record<keyof Details, DetailsKey>>

/** Errors in the order of the fields; the e-mail address is optional. */
export function problemsIn({ fullName, email, phone, address }: Details): DetailsProblems {
  const hasWrongEmail = email.trim() !== '' && !isEmail(email.trim())
  return {
    ...(fullName.trim() === '' && { fullName: 'details.needName' as const }),
    ...(phoneKey(phone) === null && { phone: 'details.needPhone' as const }),
    ...(hasWrongEmail && { email: 'details.needEmail' as const }),
    ...(address.trim() === '' && { address: 'details.needAddress' as const }),
  }
}

export const isComplete = (details: Details) => Object.keys(problemsIn(details)).length === 0
