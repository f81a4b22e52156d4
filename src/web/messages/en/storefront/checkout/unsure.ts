import { screen } from '../../../screen.ts'

export const unsureMessages = screen('unsure', {
  unsure: {
    title: 'Your last order may not have reached us',
    text: "We don't know whether your order of {total} reached us. Send it again to be sure: if it did, it stays one order.",
    sendAgain: 'Send it again',
    discard: 'Discard it',
  },
})
