import { screen } from '../../screen.ts'

export const openingSoonMessages = screen('opening-soon', {
  openingSoon: {
    title: '{name} opens soon',
    text: 'We are filling the shelves. Please come back in a little while.',
    ask: 'Questions? You can reach us already.',
    call: 'Call {phone}',
    whatsapp: 'WhatsApp',
    staff: 'Your own shop? Log in to set it up',
  },
})
