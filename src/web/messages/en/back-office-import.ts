import { screen } from '../screen.ts'

/** A price list as a file, looked through before anything is changed. */
export const backOfficeImportMessages = screen('back-office-import', {
  list: {
    title: 'Products from a file',
    text: 'Choose a price list as CSV (UTF-8) with headings in its first line: name, price and category; also unit, offer, stock, sku and brand. Known products get new prices. Nothing changes before you say so.',
    file: 'CSV file',
    draft: 'Do not show new products in the shop yet',
    check: 'Look through the file',
    checking: 'Looking through {name} …',
    choose: 'Please choose a file first.',
    failed: "We couldn't read the file. Nothing was changed; please try again.",
    takeFailed:
      "We couldn't take the whole list. Take it again: what is in already stays as it is.",
    found: 'What {name} would change',
    done: 'What {name} has changed',
    rows: 'Rows',
    added: 'New products',
    changed: 'Changed products',
    unchanged: 'As they are already',
    refused: 'Cannot be taken',
    repeated: 'Repeated rows',
    noted: 'Taken in part',
    take: 'Take the list',
    taking: 'Taking the list. Please leave this page open …',
    taken: 'The list is taken',
    nothing: 'There is nothing in it to take.',
    faults: 'Rows to look at',
    fault: 'Line {line}, {name}: {reason}',
    faultUnnamed: 'Line {line}: {reason}',
    more: 'These are the first {count}; the file has more.',
    download: 'Download these rows (CSV)',
    line: 'Line',
    name: 'Name',
    reason: 'Reason',
    products: 'See the products',
  },
})
