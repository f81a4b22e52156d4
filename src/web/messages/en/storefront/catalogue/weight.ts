import { screen } from '../../../screen.ts'

export const weightMessages = screen('weight', {
  weight: {
    about: 'About {weight}, at most {most}',
    aboutFor: 'About {weight} for {amount}, at most {most}',
    weighed: 'Weighed: {weight}',
    most: 'At most, once weighed',
  },
})
