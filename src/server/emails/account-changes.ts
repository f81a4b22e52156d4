import { maskEmail } from '#shop/person.ts'
import { type Block, greeting, type Pen, type Written } from './email-text.ts'

type Named = { name: string }

export const passwordChanged = ({ name }: Named, pen: Pen): Written => {
  const { t, shop, links } = pen
  return {
    subject: t('passwordChanged.subject', { shop }),
    heading: t('passwordChanged.heading'),
    blocks: [
      greeting(name, pen),
      { says: t('passwordChanged.text') },
      { says: t('email.nothingToDo') },
      { says: t('passwordChanged.notYou') },
      { label: t('email.newPassword'), link: links.forgotPassword },
    ],
  }
}

/** To the new address: nothing changes before its link is used. */
export const confirmEmail = ({ name }: Named, token: string, pen: Pen): Written => {
  const { t, shop, links } = pen
  return {
    subject: t('confirm.subject', { shop }),
    heading: t('confirm.heading'),
    blocks: [
      greeting(name, pen),
      { says: t('confirm.text', { shop }) },
      { label: t('confirm.button'), link: links.confirmEmail(token) },
      { says: t('email.notYouNothing') },
    ],
  }
}

/** To the address that the account has: another one was asked for. */
export const emailAsked = (
  { name, email }: Named & { email: string },
  token: string,
  pen: Pen,
): Written => {
  const { t, shop } = pen
  return {
    subject: t('emailAsked.subject', { shop }),
    heading: t('emailAsked.heading'),
    blocks: [
      greeting(name, pen),
      { says: t('emailAsked.text', { email: maskEmail(email) }) },
      ...notYou(token, pen),
    ],
  }
}

/** To the address that the account had before. */
export const emailChanged = (
  { name, email }: Named & { email: string },
  token: string,
  pen: Pen,
): Written => {
  const { t, shop } = pen
  return {
    subject: t('emailChanged.subject', { shop }),
    heading: t('emailChanged.heading'),
    blocks: [
      greeting(name, pen),
      { says: t('emailChanged.text', { email: maskEmail(email) }) },
      ...notYou(token, pen),
    ],
  }
}

export const phoneChanged = (
  { name, phone }: Named & { phone: string },
  token: string,
  pen: Pen,
): Written => {
  const { t, shop } = pen
  return {
    subject: t('phoneChanged.subject', { shop }),
    heading: t('phoneChanged.heading'),
    blocks: [
      greeting(name, pen),
      { says: t('phoneChanged.text', { digits: phone.slice(-3) }) },
      ...notYou(token, pen),
    ],
  }
}

const notYou = (token: string, { t, links }: Pen): Block[] => [
  { says: t('email.nothingToDo') },
  { says: t('email.undoText') },
  { label: t('email.undo'), link: links.undoChange(token) },
]
