import { cleanCode, cleanEmail, cleanName, cleanText } from '#shop/clean-text.ts'
import type { ProfileForm } from '#shop/accounts/update-profile.ts'
import type { SignUpForm } from '#shop/accounts/signing-in/sign-up-form.ts'

/** A sign-up form as it was sent; fields that are not there count as empty. */
export const decodeSignUp = (fields: Record<string, string>, hasPicture: boolean): SignUpForm => ({
  fullName: cleanName(fields.fullname ?? ''),
  phone: cleanCode(fields.number ?? ''),
  email: cleanEmail(fields.email ?? ''),
  kind: cleanCode(fields.type ?? ''),
  businessName: cleanName(fields.bussinesname ?? ''),
  businessAddress: cleanText(fields.bussinesaddress ?? ''),
  password: fields.password ?? '', // its spaces count: the login sends them too
  hasPicture,
})

export const decodeProfile = (fields: Record<string, string>): ProfileForm => ({
  fullName: cleanName(fields.fullname ?? ''),
  email: cleanEmail(fields.email ?? ''),
  phone: cleanCode(fields.number ?? ''),
  businessName: cleanName(fields.bussinesname ?? ''),
  businessAddress: cleanText(fields.bussinesaddress ?? ''),
  password: fields.password ?? '',
  currentPassword: fields.currentpassword ?? '',
})
