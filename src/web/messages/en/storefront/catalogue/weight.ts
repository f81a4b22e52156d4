import { screen } from '../../../screen.ts'

export const weightMessages = screen('weight', {
  weight: {
    about: 'About {weight}, at most {most}',
    aboutFor: 'About {weight} for {amount}, at most {most}',
    weighed: 'Weighed: {weight} × {price}/kg',
    less: '{amount} less than estimated',
    more: '{amount} more than estimated',
    agreed: '{amount} more than estimated, as you agreed',
    atDoor:
      'We weigh some goods when we pack them. You pay for what they weigh, never more than {most} in all.',
    fromNothing:
      'We weigh some goods when we pack them. You pay {total} to {most}, once they are weighed.',
    pays: 'You pay for what it weighs when we pack it.',
    most: 'At most, once weighed',
  },
})
