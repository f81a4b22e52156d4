import { screen } from '../../../screen.ts'

export const backOfficeNewsMessages = screen('back-office-news', {
  news: {
    title: 'News',
    new: 'Write a story',
    back: 'All news',
    all: 'All',
    none: 'No stories here',
    noneText: 'Your stories appear here, and in the shop once you publish them.',
    saved: 'The story is saved.',
    savedDraft: 'The story is saved as a draft. Shoppers don’t see it yet.',
    savedDue: 'The story is saved. It appears at the chosen time.',
    published: 'The story is published.',
    saveDraft: 'Save draft',
    now: 'Publish now',
    toDraft: 'Make it a draft',
    draft: 'Draft',
  },
  state: {
    draft: 'Draft',
    due: 'Scheduled',
    out: 'Published',
  },
  part: {
    words: 'Content',
    when: 'When it appears',
  },
  field: {
    title: 'Title',
    summary: 'Summary',
    body: 'Story',
    publishedAt: 'Published at',
  },
  hint: {
    summary: 'Shown in the list',
    atOnce: 'It is published as soon as it is saved.',
    publishedAt:
      'In the shop’s time zone. A future time publishes it automatically; without a time it stays a draft.',
  },
  remove: {
    open: 'Delete',
    title: 'Delete “{title}”?',
    text: 'This can’t be undone. To hide it for a while, make it a draft.',
    send: 'Delete story',
    keep: 'Keep story',
  },
})
