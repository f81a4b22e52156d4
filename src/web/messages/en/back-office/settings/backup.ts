import { screen } from '../../../screen.ts'

export const backOfficeBackupMessages = screen('back-office-backup', {
  backup: {
    title: 'Backups',
    text: 'A copy of everything on another machine, every day, is what saves a shop whose disk dies: orders, customers, products, points, and all pictures.',
    ownerOnly: 'The owner can download a copy here.',
    download: 'Download everything',
    hint: 'One file, made while the shop stays open. It contains customer addresses and hashed passwords, so store it safely. The machine needs disk space for a second copy of the database.',
    loginAgain:
      'To download everything, log in again, or turn on two-factor login under “My security”. Your login is older than ten minutes, and an open browser must not be enough to take the whole shop along.',
    login: 'Log in again',
    restore: 'Bringing it back',
    step1:
      'On the machine that the shop is to run on, put the shop’s program and the file side by side.',
    step2:
      'Restore the file into a new folder. Every file in it is compared with its checksum first; a damaged one is named, and nothing is changed. A folder with something in it is refused, so nothing is written over:',
    step3: 'Check the books, and start the shop with that folder:',
    postgres:
      'This shop keeps its data in PostgreSQL. On the shop’s machine, with the programs of PostgreSQL installed, this saves the database and all pictures of one moment in one file, while the shop stays open:',
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
