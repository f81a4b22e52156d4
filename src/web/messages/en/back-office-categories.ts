import { screen } from '../screen.ts'

/** Categories, as staff order them. */
export const backOfficeCategoriesMessages = screen('back-office-categories', {
  categories: {
    title: 'Categories',
    text: 'In the order in which shoppers see them: move them with the arrows, or drag them by the dots in front. Those without products are not shown.',
    textReadOnly: 'In the order in which shoppers see them. Those without products are not shown.',
    none: 'No categories yet',
    noneText: 'They come with the first products, or you add them here.',
    readOnly: 'Your role lets you see categories, not change them.',
    products: '{count} {count|product|products}',
    empty: 'Empty',
    ofOne: 'of “{name}”',
    failed: 'That could not be saved. Please try again.',
    moved: '“{name}” is now number {position}.',
    movedInto: '“{name}” is under “{parent}” now.',
    up: 'Move “{name}” up',
    down: 'Move “{name}” down',
  },
  new: {
    open: 'New category',
    title: 'New category',
    send: 'Add category',
    keep: 'Cancel',
    done: '“{name}” is added.',
  },
  change: {
    open: 'Change “{name}”',
    title: 'Change “{name}”',
    send: 'Save',
    keep: 'Cancel',
    done: '“{name}” is saved.',
    text: 'Its products go along. Links to the old address and old price lists keep working.',
    merge: 'Put both together: all of it goes into the one that is there',
  },
  remove: {
    open: 'Delete “{name}”',
    title: 'Delete “{name}”?',
    text: 'It has no products. Empty categories below it go too.',
    send: 'Delete category',
    keep: 'Keep category',
  },
  field: {
    name: 'Name',
    nameHint: 'Up to 100 characters',
    noName: 'Please give it a name.',
    parent: 'Under',
    parentHint: 'Products stand on the third level.',
    top: 'None: a main category',
  },
})
