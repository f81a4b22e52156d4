import { screen } from '../screen.ts'

/** A price list as a file, looked through before anything is changed. */
export const backOfficeImportMessages = screen('back-office-import', {
  list: {
    title: 'Import products',
    text: 'Choose a price list as CSV (UTF-8) with headings in its first line: name, price and category; also unit, offer, stock, sku and brand. Known products get new prices. Nothing changes before you say so.',
    file: 'CSV file',
    draft: 'Do not show new products in the shop yet',
    check: 'Check the file',
    checking: 'Checking {name} …',
    choose: 'Please choose a file first.',
    failed: "We couldn't read the file. Nothing was changed; please try again.",
    takeFailed:
      "We couldn't import the whole file. Import it again: what is in already stays as it is.",
    found: 'What {name} would change',
    done: 'What {name} has changed',
    rows: 'Rows',
    added: 'New products',
    changed: 'Changed products',
    unchanged: 'Unchanged',
    refused: 'Cannot be imported',
    repeated: 'Repeated rows',
    noted: 'Imported in part',
    take: 'Import the file',
    taking: 'Importing. Please leave this page open …',
    taken: 'The file is imported',
    nothing: 'There is nothing in it to import.',
    faults: 'Rows that need a look',
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
