import { maxPictureBytes } from '#shop/picture-limits.ts'
import { profileFields } from '#wire/v1/account/signup-fields.ts'

type Field = keyof typeof profileFields

const fieldOf: Record<string, Field> = {
  email_invalid: 'email',
  email_taken: 'email',
  phone_invalid: 'phone',
  password_short: 'password',
  password_long: 'password',
  password_common: 'password',
  current_password: 'currentPassword',
  picture_type: 'picture',
  picture_pixels: 'picture',
}

export const faultOf = (code: string): Field | null =>
  Object.hasOwn(fieldOf, code) ? (fieldOf[code] ?? null) : null

export type ProvenField = 'email' | 'phone' | 'password'

/** The first changed field that needs the current password; the form asks for it there. */
export function provenFieldOf(
  form: FormData,
  person: { email: string; phone: string },
): ProvenField {
  const isChanged = (field: 'email' | 'phone') => {
    const typed = String(form.get(profileFields[field]) ?? '').trim()
    return typed !== '' && typed !== person[field]
  }
  if (isChanged('email')) return 'email'
  return isChanged('phone') ? 'phone' : 'password'
}

/** Empty fields are left out, so they stay unchanged. */
export function filledOnly(form: FormData): FormData {
  const filled = new FormData()
  for (const [name, value] of form) {
    if (value instanceof File ? value.size > 0 : value.trim() !== '') filled.append(name, value)
  }
  return filled
}

const sharedFields = ['fullName', 'email', 'phone', 'businessName', 'businessAddress'] as const
type Shown = Partial<Record<(typeof sharedFields)[number], string | null>>

/** Filled-in fields that differ from the displayed values: another tab may have changed the rest. */
export function changedOnly(form: FormData, before: Shown): FormData {
  const changed = filledOnly(form)
  for (const field of sharedFields)
    if (changed.get(profileFields[field]) === before[field]) changed.delete(profileFields[field])
  return changed
}

export function pictureProblem(picture: FormDataEntryValue | null) {
  if (!(picture instanceof File)) return null
  if (!picture.type.startsWith('image/')) return 'profile.onlyPictures' as const
  return picture.size > maxPictureBytes ? ('profile.tooLarge' as const) : null
}
