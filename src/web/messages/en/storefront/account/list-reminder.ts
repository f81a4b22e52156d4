import { screen } from '../../../screen.ts'

export const listReminderMessages = screen('listReminder', {
  reminder: {
    title: 'Monthly reminder',
    day: 'E-mail me each month',
    off: 'No reminder',
    on: 'On day {day}',
    hint: 'At 9 in the morning we write to {email} what the list costs that day.',
    noEmail: 'Add an e-mail address to your profile to get a reminder.',
    saved: 'You get a reminder on day {day} of each month',
    stopped: 'You get no more reminders of this list',
  },
  stop: {
    title: 'Stop the reminders of this list?',
    lead: 'Your list stays. You can turn its reminder on again on its page.',
    button: 'Stop the reminders',
    done: 'You get no more reminders of this list',
    doneText: 'The list itself stays in your account.',
    shop: 'Back to the shop',
  },
})
