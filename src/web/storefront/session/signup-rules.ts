import { signupFields } from '#wire/signup-fields.ts'
import type { WordKey } from '../../words/t.ts'

export const signupWire = signupFields

/** Spec §5: what must be filled, before the server is asked. */
export function signupProblem(form: FormData): WordKey | null {
  const filled = (name: string) => {
    const value = form.get(name)
    return value instanceof File ? value.size > 0 : (value ?? '').trim() !== ''
  }
  const { fullName, phone, email, kind, password, picture, businessName, businessAddress } = signupWire
  if (![fullName, phone, email, kind, password, picture].every(filled)) return 'signup.missing'
  const business = form.get(kind) === 'stock'
  return business && ![businessName, businessAddress].every(filled) ? 'signup.missingBusiness' : null
}
