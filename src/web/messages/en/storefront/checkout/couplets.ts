import { screen } from '../../../screen.ts'

export const coupletMessages = screen('couplets', {
  couplet: {
    first: 'Thaila bhara, dil bhi bhara,\nghar ki raunaq, chulha hara.',
    second: 'Aata, daal aur thori cheeni,\ndosti apni ghar tak aani.',
    third: 'Horn bajay to chai charhana,\nhum laaye hain ghar ka daana.',
    fourth: 'The road is long, the rice is new,\nour truck has flowers, and a place for you.',
    fifth: 'Slow on the bends, quick at the door,\nmay your jars never reach their floor.',
    sixth: 'Mirch si teekhi, gur si meethi,\nbaat wohi jo daal mein beethi.',
  },
})
