import { emailKey } from '../../email-key.ts'

/** One @, no spaces, a dot in the host; only a delivered mail proves more. */
export const isEmail = (email: string) =>
  /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(emailKey(email)) && email.length <= 254
