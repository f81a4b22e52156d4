import { screen } from '../../screen.ts'

export const translationFaultMessages = screen('translation-faults', {
  translationFault: {
    unknown: 'No text of the shop is the same as this English.',
    tooLong: 'The Urdu is too long: at most {most} characters fit there.',
  },
})
