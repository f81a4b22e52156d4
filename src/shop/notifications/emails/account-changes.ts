import type { Block, Links, Written } from '../email.ts'
import { maskEmail } from '../../person.ts'
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

type Named = { name: string }

/** To the new address: nothing changes before its link is used. */
export const confirmEmail = (
  { name }: Named,
  token: string,
  shop: string,
  links: Links,
): Written => ({
  subject: `Confirm your e-mail address for ${shop}`,
  heading: 'Is this your e-mail address?',
  blocks: [
    { says: greeting(name) },
    {
      says: `You asked to use this address for your account at ${shop}. Please confirm it within 24 hours; until then your account keeps the address it has.`,
    },
    { label: 'Confirm this address', link: links.confirmEmail(token) },
    { says: 'It was not you? Then there is nothing to do.' },
  ],
})

/** To the address that the account has: another one was asked for. */
export const emailAsked = (
  { name, email }: Named & { email: string },
  token: string,
  shop: string,
  links: Links,
): Written => ({
  subject: `A new e-mail address for your account at ${shop}`,
  heading: 'A new e-mail address was asked for',
  blocks: [
    { says: greeting(name) },
    {
      says: `Somebody, hopefully you, asked to use ${maskEmail(email)} for your account. Your account keeps this address until the new one is confirmed.`,
    },
    ...notYou(token, links),
  ],
})

/** To the address that the account had before. */
export const emailChanged = (
  { name, email }: Named & { email: string },
  token: string,
  shop: string,
  links: Links,
): Written => ({
  subject: `The e-mail address of your account at ${shop} was changed`,
  heading: 'Your e-mail address was changed',
  blocks: [
    { says: greeting(name) },
    {
      says: `Your account now has the address ${maskEmail(email)}. Our mails go there from now on, and you log in with it.`,
    },
    ...notYou(token, links),
  ],
})

export const phoneChanged = (
  { name, phone }: Named & { phone: string },
  token: string,
  shop: string,
  links: Links,
): Written => ({
  subject: `The phone number of your account at ${shop} was changed`,
  heading: 'Your phone number was changed',
  blocks: [
    { says: greeting(name) },
    { says: `Your account now has the phone number ending in ${phone.slice(-3)}.` },
    ...notYou(token, links),
  ],
})

const notYou = (token: string, links: Links): Block[] => [
  { says: 'It was you? Then there is nothing to do.' },
  {
    says: 'It was not you? Undo it within 3 days: everybody is logged out, your account is as it was before, and we send you a link to choose a new password.',
  },
  { label: 'Undo this change', link: links.undoChange(token) },
]
