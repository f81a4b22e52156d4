import { screen } from '../screen.ts'

/** What the shop runs on, and whether its books add up. */
export const backOfficeSystemMessages = screen('back-office-system', {
  system: {
    title: 'System',
    facts: 'What it runs on',
    version: 'Version of the shop',
    node: 'Node.js',
    started: 'Running since',
    database: 'Database',
    sqlite: 'SQLite {version}',
    postgres: 'PostgreSQL {version}',
    size: 'Size of the database',
    megabytes: '{size} MB',
    waiting: 'What waits',
    events: 'Events that e-mails and figures still follow',
    due: 'E-mails to be sent',
    failed: 'E-mails that could not be sent',
    backup: 'Backups',
    backupText:
      'Keep a copy of the data folder (SQLite) or of the database and the data folder (PostgreSQL) on another machine, every day. The manual says which commands to use and how to bring a copy back, in “What to back up”.',
  },
  books: {
    title: 'Do the books add up?',
    text: 'Reads every order, point, stock figure, refund and picture and says what cannot be. It changes nothing, and the shop stays open.',
    start: 'Check now',
    started: 'The check has begun.',
    never: 'They were not checked from here yet.',
    running: 'The check has been under way since {time}.',
    sound: 'All is as it must be. Checked {time}.',
    faulty: 'Something is wrong. Checked {time}.',
    lost: 'The check that began {time} did not come to its end.',
    count: '{count} {count|row|rows}',
    first: 'the first: {ids}',
    help: 'Nothing is lost by looking. Keep a copy of the data as it is now before anything is mended.',
  },
  check: {
    V1: 'Orders placed once, and only once',
    V2: 'Totals of orders and refunds',
    V3: 'Points',
    V4: 'Stock',
    V5: 'Rows that belong together',
    V6: 'What staff did is in the audit',
    V7: 'Pictures',
    V10: 'Sums of the reports',
  },
})
