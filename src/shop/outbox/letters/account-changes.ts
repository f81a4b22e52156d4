import type { Links, Written } from '../letter.ts'
import { maskEmail } from '../../accounts/account.ts'
import { greeting } from './greeting.ts'

export const passwordChanged = (
  { name }: { name: string },
  shop: string,
  links: Links,
): Written => ({
  subject: `Your password for ${shop} was changed`,
  heading: 'Your password was changed',
  blocks: [
    { says: greeting(name) },
    {
      says: 'The password of your account has just been changed. Everywhere else where somebody was logged in, they are logged out.',
    },
    { says: 'It was you? Then there is nothing to do.' },
    {
      says: 'It was not you? Choose a new password at once: it closes the account for everybody who knows the old one. Then answer this mail or call us.',
    },
    { label: 'Choose a new password', link: links.forgotPassword },
  ],
})

/** To the address that the account had before. */
export const emailChanged = (
  { name, email }: { name: string; email: string },
  shop: string,
  links: Links,
): Written => ({
  subject: `The e-mail address of your account at ${shop} was changed`,
  heading: 'Your e-mail address was changed',
  blocks: [
    { says: greeting(name) },
    {
      says: `Your account now has the address ${maskEmail(email)}. Letters go there from now on, and you log in with it. This is the last one to the old address.`,
    },
    { says: 'It was you? Then there is nothing to do.' },
    {
      says: 'It was not you? Answer this mail or call us at once, and we will give you your account back.',
    },
    { label: 'How to reach us', link: links.contact },
  ],
})
