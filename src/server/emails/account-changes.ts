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
export const emailAsked = (change: Named & { email: string }, token: string, pen: Pen): Written =>
  undoable(change, token, pen, {
    subject: pen.t('emailAsked.subject', { shop: pen.shop }),
    heading: pen.t('emailAsked.heading'),
    text: pen.t('emailAsked.text', { email: maskEmail(change.email) }),
  })

/** To the address that the account had before. */
export const emailChanged = (change: Named & { email: string }, token: string, pen: Pen): Written =>
  undoable(change, token, pen, {
    subject: pen.t('emailChanged.subject', { shop: pen.shop }),
    heading: pen.t('emailChanged.heading'),
    text: pen.t('emailChanged.text', { email: maskEmail(change.email) }),
  })

export const phoneChanged = (change: Named & { phone: string }, token: string, pen: Pen): Written =>
  undoable(change, token, pen, {
    subject: pen.t('phoneChanged.subject', { shop: pen.shop }),
    heading: pen.t('phoneChanged.heading'),
    text: pen.t('phoneChanged.text', { digits: change.phone.slice(-3) }),
  })

/** About a change that the reader can undo. */
function undoable(
  { name }: Named,
  token: string,
  pen: Pen,
  { subject, heading, text }: { subject: string; heading: string; text: string },
): Written {
  const { t, links } = pen
  const blocks: Block[] = [
    greeting(name, pen),
    { says: text },
    { says: t('email.nothingToDo') },
    { says: t('email.undoText') },
    { label: t('email.undo'), link: links.undoChange(token) },
  ]
  return { subject, heading, blocks }
}
