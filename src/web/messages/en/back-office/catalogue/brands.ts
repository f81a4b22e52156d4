import { screen } from '../../../screen.ts'

export const backOfficeBrandsMessages = screen('back-office-brands', {
  brands: {
    title: 'Brands',
    text: 'Brands of your products. Merge two spellings of one brand here.',
    find: 'Find brands',
    findHint: 'A part of the name',
    list: 'Brands, by name',
    none: 'No brands here',
    noneText: 'Brands appear when products have them.',
    noneFoundText: 'Try a shorter part of the name.',
    readOnly: 'Your role lets you see brands, not change them.',
    products: '{count} {count|product|products}',
    ofOne: 'of “{name}”',
    noUrdu: 'No Urdu name yet',
    hidden: '{count} not in the shop',
    failed: 'That could not be saved. Please try again.',
  },
  rename: {
    open: 'Change the name “{name}”',
    title: 'Change the name “{name}”',
    text: 'All its products ({count}) get the new name, drafts too. You can undo it for a month under “Imports and changes of many products”.',
    name: 'Name',
    nameHint: 'The name of another brand merges both.',
    noName: 'Please type the name.',
    merge: 'Merge both: “{name}” already has products',
    send: 'Save',
    keep: 'Cancel',
    saved: '“{name}” is saved.',
    done: '“{name}”: {count} {count|product|products} changed',
  },
})
