import { screen } from '../../../screen.ts'

export const backOfficeEmailsMessages = screen('back-office-emails', {
  emails: {
    title: 'E-mails',
    all: 'All',
    find: 'Find e-mails',
    findHint: 'Part of the address',
    none: 'No e-mails here',
    noneText: 'E-mails of the last 30 days appear here.',
    to: 'To {address}',
    written: 'Written {time}',
    sentAt: 'sent {time}',
    tries: 'Tried {count} {count|time|times}',
    problem: 'Reason: {problem}',
    dueText: 'We keep trying for about forty hours.',
    failedText: 'We stopped trying. Press “Try again” to send it.',
    retry: 'Try again',
    retried: 'We are sending the e-mail again.',
    previews: 'See what each e-mail looks like',
    test: 'Send me a test message',
    tested: 'The list below shows whether the test message was sent.',
    keptText: '“Stored only”: the shop had no mail server at that time.',
    sendNow: 'Send it now',
    server: 'Mail server',
  },
  state: {
    due: 'Waiting',
    sending: 'Being sent',
    sent: 'Sent',
    kept: 'Stored only',
    failed: 'Failed',
  },
})
