import { screen } from '../screen.ts'

/** News of the shop, as staff write them. */
export const backOfficeNewsMessages = screen('back-office-news', {
  news: {
    title: 'News',
    new: 'Write a story',
    back: 'All news',
    all: 'All',
    none: 'No stories here',
    noneText: 'What you write appears here, and in the shop once it is published.',
    readOnly: 'Your role lets you read news, not write them.',
    see: 'View in the shop',
    save: 'Save',
    saved: 'The story is saved.',
    unsaved: 'Not saved yet',
    failed: 'That could not be saved. What you typed is still here; please try again.',
    preview: 'Preview',
    noTitle: 'No title yet',
    noTitleYet: 'Please give it a title.',
    now: 'Publish now',
    toDraft: 'Make it a draft',
    draft: 'Draft',
    conflict:
      'Somebody else has changed this story meanwhile, and you both changed the same. Theirs:',
    takeTheirs: 'Take their story',
    keepMine: 'Save again to keep what you typed.',
  },
  state: {
    draft: 'Draft',
    due: 'Scheduled',
    out: 'Published',
  },
  part: {
    words: 'Words',
    when: 'When it appears',
  },
  field: {
    title: 'Title',
    summary: 'Summary',
    body: 'Story',
    publishedAt: 'Published at',
  },
  hint: {
    title: 'Up to 200 characters',
    summary: 'Up to 500 characters, shown in the list',
    body: 'Up to 50,000 characters. **strong**, *slanted*, ## heading, - list, [words](/offers)',
    atOnce: 'It is published as soon as you save.',
    publishedAt:
      'By the clock of the shop. A time to come: it appears by itself then. Empty: a draft',
  },
  mark: {
    label: 'Formatting',
    strong: 'Strong',
    em: 'Slanted',
    heading: 'Heading',
    list: 'List',
    link: 'Link',
    text: 'text',
  },
  remove: {
    open: 'Delete',
    title: 'Delete “{title}”?',
    text: 'It goes from the shop for good. To take it away for a while, make it a draft.',
    send: 'Delete story',
    keep: 'Keep story',
  },
})
