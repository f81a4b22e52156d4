import { screen } from '../../../screen.ts'

export const stockAlertMessages = screen('stockAlerts', {
  ask: {
    title: "Tell me when it's back",
    lead: "We'll send you one e-mail when {name} is in stock again.",
    email: 'E-mail',
    send: 'Notify me',
    privacy: 'We use your address only for this, then delete it.',
    login: 'Log in instead',
    failed: "That didn't work. Please try again.",
    sent: 'Check your e-mail',
    sentText:
      "Please confirm with the link that we've e-mailed you. It works for 24 hours. Can't find it? Check your spam folder.",
    back: 'Back to {name}',
    trap: 'Please leave this empty',
  },
  confirm: {
    title: "Tell you when it's back?",
    lead: 'You get one e-mail if it is in stock again within 90 days. Then we delete your address.',
    button: 'Yes, tell me',
    done: "We'll notify you when it's back",
    doneText: 'You get one e-mail when it is in stock again.',
    spent: 'This link has expired',
    spentText: "It works for 24 hours. You can ask again on the product's page.",
    shop: 'Back to the shop',
  },
  stop: {
    title: 'Stop these e-mails?',
    lead: "We won't e-mail this address about out-of-stock products any more.",
    button: 'Stop these e-mails',
    done: "We won't e-mail you",
    doneText: 'We have deleted your address.',
  },
})
