import { screen } from '../../../screen.ts'

export const backOfficePasswordLinkMessages = screen('office-password-link', {
  passwordLink: {
    title: 'New password requested',
    text: 'Requested {time}. Make sure that you talk to the customer, then send a link.',
    make: 'Create link',
    again: 'Create another link',
    done: 'Link for {name} created',
    link: 'Link',
    once: 'It works once, within 24 hours, and is not shown again.',
    message:
      'Assalam-o-Alaikum {name}, choose your new password here. The link works once, within 24 hours: {link}',
    whatsapp: 'Send by WhatsApp',
    call: 'Call {phone}',
  },
})
