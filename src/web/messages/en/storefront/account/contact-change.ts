import { screen } from '../../../screen.ts'

export const contactChangeMessages = screen('contact-change', {
  confirm: {
    title: 'Confirm your new address',
    lead: 'Your account will use {email}, also to log in.',
    button: 'Confirm this address',
    done: 'Your e-mail address is now {email}',
    doneText: 'You log in with it from now on.',
    spent: 'This link has expired',
    spentText:
      'A link works once, within 24 hours, and only for the account that asked for it. You can ask for a new one in your profile.',
    profile: 'Go to your profile',
  },
  undo: {
    title: 'Was this change not yours?',
    lead: 'We restore your previous e-mail address and phone number, log out every device, and send you a link to choose a new password.',
    button: 'Undo the change',
    done: 'Your account is yours again',
    doneText:
      'Everything is as before, and every device is logged out. A link to choose a new password is on its way to {email}.',
    toShop: 'Back to the shop',
    spent: 'This link has expired',
    spentText:
      'A link works once, within 3 days of the change. Is something wrong? Call us or write to us.',
    contact: 'Contact us',
  },
})
