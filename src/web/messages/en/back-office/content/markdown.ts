import { screen } from '../../../screen.ts'

export const backOfficeMarkdownMessages = screen('back-office-markdown', {
  mark: {
    hint: '**bold**, *italic*, ## heading, - list, [words](/offers). Pictures are chosen, pasted or dropped here; JPEG, PNG, WebP or AVIF, up to 5 MB each.',
    label: 'Formatting',
    strong: 'Bold',
    em: 'Italic',
    heading: 'Heading',
    list: 'List',
    link: 'Link',
    picture: 'Picture',
    alt: 'What the picture shows',
    sending: 'Sending {count} {count|picture|pictures} …',
    failed: 'The picture could not be sent. Please try again.',
    problem: '{name}: {message}',
    text: 'text',
  },
})
