import { signupFields } from '#wire/v1/account/signup-fields.ts'
import type { SignupKey } from '../../messages/en/storefront/account/signup.ts'

export const signupWire = signupFields
type Field = keyof typeof signupWire

const always: readonly Field[] = ['fullName', 'phone', 'email', 'kind', 'picture', 'password']
const business: readonly Field[] = ['businessName', 'businessAddress']

/** Checks required fields before the request. */
export function signupProblem(
  form: FormData,
): { message: SignupKey; fields: readonly Field[] } | null {
  const missing = (fields: readonly Field[]) => fields.filter((field) => isBlank(form, field))
  const fields = missing(always)
  const more = form.get(signupWire.kind) === 'stock' ? missing(business) : []
  if (fields.length > 0) return { message: 'signup.missing', fields: [...fields, ...more] }
  return more.length > 0 ? { message: 'signup.missingBusiness', fields: more } : null
}

function isBlank(form: FormData, field: Field) {
  const value = form.get(signupWire[field])
  return value instanceof File ? value.size === 0 : (value ?? '').trim() === ''
}
