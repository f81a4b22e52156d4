import type { PlainRefusal } from '../../refusals.ts'
import { emailKey } from '../../email-key.ts'
import type { AccountKind } from '../../person.ts'
import { isEmail } from '../contacts/email.ts'
import { phoneKey } from '../contacts/phone.ts'

/** Raw values. */
export type SignUpForm = {
  fullName: string
  phone: string
  email: string
  kind: string
  businessName: string
  businessAddress: string
  password: string
  hasPicture: boolean
}

export const isAccountKind = (kind: string): kind is AccountKind =>
  kind === 'normal' || kind === 'stock'

/** Null: fine. The public contract's checks in their order, then our own. */
export function signUpRejection(form: SignUpForm): PlainRefusal | null {
  const { fullName, phone, email, kind, password, hasPicture } = form
  const filled = ![fullName, phone, email, password.trim()].includes('')
  if (!filled || !hasPicture || !isAccountKind(kind)) return 'fields_missing'
  if (kind === 'stock' && [form.businessName, form.businessAddress].includes(''))
    return 'business_fields_missing'
  if (!isEmail(email)) return 'email_invalid'
  if (phoneKey(phone) === null) return 'phone_invalid'
  return passwordRejection(password, email)
}

/** Null: fine. Checks length, common passwords and the e-mail address; no composition rules. */
export function passwordRejection(
  password: string,
  email = '',
): Extract<PlainRefusal, `password_${string}`> | null {
  if ([...password].length < 8) return 'password_short'
  if (password.length > 256) return 'password_long'
  const isCommon = common.has(password.toLowerCase()) || /^(.)\1+$/.test(password)
  return isCommon || isMostlyEmail(password, email) ? 'password_common' : null
}

/** The address or its name with few extra letters is guessed first. */
function isMostlyEmail(password: string, email: string): boolean {
  const [typed, key] = [password.toLowerCase(), emailKey(email)]
  const [name = ''] = key.split('@')
  if (key === '') return false
  return typed.includes(key) || (typed.includes(name) && typed.length < name.length + 4)
}

const common = new Set(
  (
    'password password1 password12 password123 12345678 123456789 1234567890 87654321 11111111 qwertyui qwerty123 qwertyuiop ' +
    'iloveyou pakistan pakistan1 pakistan123 karachi123 lahore123 islamabad rawalpindi abcd1234 abc12345 1q2w3e4r admin123 ' +
    'welcome1 welcome123 letmein123 football baseball sunshine princess superman trustno1 asdfghjk kiryana1 kiryana123'
  ).split(' '),
)
