import type { Links, Written } from '../email.ts'
import { greeting } from './greeting.ts'

export const passwordReset = (
  name: string,
  token: string,
  shop: string,
  links: Links,
): Written => ({
  subject: `Choose a new password for ${shop}`,
  heading: 'A new password',
  blocks: [
    { says: greeting(name) },
    {
      says: 'Somebody, hopefully you, asked for a new password for your account. The link below works once, within 30 minutes.',
    },
    { label: 'Choose a new password', link: links.resetPassword(token) },
    {
      says: 'It was not you? Then there is nothing to do: your password stays as it is, and nobody else has this link.',
    },
  ],
})
