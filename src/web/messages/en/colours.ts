import { screen } from '../screen.ts'

/** Where a colour is chosen. */
export const colourMessages = screen('colours', {
  colours: {
    label: 'Colour',
    title: 'Choose a colour',
    gone: '{colour} is not available any more. Please choose another colour.',
  },
})
