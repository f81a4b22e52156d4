import { screen } from '../../../screen.ts'

export const backOfficeEmailsMessages = screen('back-office-emails', {
  emails: {
    title: 'E-mails',
    all: 'All',
    find: 'Find e-mails',
    findHint: 'Part of the address',
    none: 'No e-mails here',
    noneText: 'What the shop writes to people appears here for 30 days.',
    to: 'To {address}',
    written: 'Written {time}',
    sentAt: 'sent {time}',
    tries: 'Tried {count} {count|time|times}',
    problem: 'Reason: {problem}',
    dueText: 'Tried again by itself, for some forty hours in all.',
    failedText: 'Given up. It is not tried again by itself.',
    retry: 'Try again',
    retried: 'The e-mail is tried again.',
    previews: 'See what each e-mail looks like',
    test: 'Send me a test message',
    tested: 'The test message is in the list below, with how it went.',
    keptText: 'Only stored, since the shop had no mail server then. It is not sent later either.',
  },
  state: {
    due: 'Waiting',
    sending: 'Being sent',
    sent: 'Sent',
    kept: 'Stored only',
    failed: 'Failed',
  },
})
