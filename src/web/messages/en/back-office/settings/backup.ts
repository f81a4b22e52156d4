import { screen } from '../../../screen.ts'

export const backOfficeBackupMessages = screen('back-office-backup', {
  backup: {
    title: 'Backups',
    text: 'Save a copy of everything on another machine every day. If the disk fails, it restores orders, customers, products, points and all pictures.',
    ownerOnly: 'The owner can download a copy here.',
    download: 'Download everything',
    hint: 'One file, made while the shop stays open. It contains customer addresses and hashed passwords, so store it safely. The machine needs disk space for a second copy of the database.',
    loginAgain:
      'Your login is older than ten minutes. To download everything, log in again, or turn on two-factor login under “My security”.',
    login: 'Log in again',
    restore: 'Restoring a copy',
    step1: 'On the new machine, put the shop’s program and the file into one folder.',
    step2:
      'Restore the file into a new, empty folder. Checksums find damaged files before anything is changed:',
    step3: 'Check the books, and start the shop with that folder:',
    postgres:
      'This shop uses PostgreSQL. With its programs installed on the shop’s machine, this saves the database and all pictures in one file while the shop stays open:',
    postgresBack:
      'To restore it, set the addresses of a new, empty database and a new folder in the settings of the new shop, then run these commands. Every file is compared with its checksum first; if one is damaged, nothing is changed:',
  },
  commands: {
    dump: 'npm run backup -- shop.tar',
    undump: 'npm run restore -- shop.tar\nnpm run verify\nnpm start',
    restore: 'DATA_DIR=./restored npm run restore -- shop-2026-11-24.tar',
    check: 'DATA_DIR=./restored npm run verify\nDATA_DIR=./restored npm start',
  },
})
