import { screen } from '../../../screen.ts'

export const shareMessages = screen('share', {
  share: {
    title: 'Share this link',
    link: 'Link',
    copy: 'Copy the link',
    copied: 'Link copied',
    notCopied: "We couldn't copy the link. Please select and copy it above.",
    whatsapp: 'Send on WhatsApp',
  },
})
