import { screen } from '../../../screen.ts'

export const colourMessages = screen('colours', {
  colours: {
    label: 'Colour',
    title: 'Choose a colour',
    gone: '{colour} is not available any more. Please choose another colour.',
  },
})
