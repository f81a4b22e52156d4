import { emailKey } from '../../email-key.ts'

/** One @, no spaces, no quotes or comments (another spelling of the same mailbox), a dot in the host: the mail itself is the real test. */
export const isEmail = (email: string) =>
  /^[^\s@"()]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(emailKey(email)) && email.length <= 254
