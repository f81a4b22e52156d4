import { sentencesOf } from './t.ts'

/** Says the sentences of giving things back; loaded with those screens. */
export const tr = sentencesOf({
  returns: {
    title: 'Return something',
    of: 'Order {reference}',
    rule1: 'What keeps goes back within 3 days of the delivery, unopened and with the receipt.',
    rule2:
      'What spoils goes back only if it arrived damaged or spoiled; a photograph shows it to us.',
    rule3:
      'We look at it and answer on the page of your order. The refund comes in cash by the rider, or in points.',
    rules: 'How returns work',
    item: 'What do you want to return?',
    quantity: 'Quantity: {count}',
    howMany: 'How many',
    kind: 'What is wrong?',
    damaged: 'It arrived damaged or spoiled',
    unwanted: 'I do not want it',
    unwantedHint: 'Unopened, with the receipt',
    spoils: 'This spoils, so it can only be returned if it arrived damaged or spoiled.',
    reason: 'In a few words',
    reasonHint: 'For instance: two of the six were bruised',
    photo: 'Photograph',
    photoNeeded: 'One that shows the damage',
    photoChosen: 'Your photograph',
    submit: 'Ask for the return',
    keep: 'Keep it',
    done: 'We have your return and will answer soon',
    failed: 'Failed to ask for the return. Please try again.',
    needItem: 'Please choose what you want to return',
    needReason: 'Please say in a few words what is wrong',
    needPhoto: 'Please add a photograph that shows the damage',
    nothing: 'Nothing to return',
    tooLate: 'Things can be returned within 3 days of their delivery.',
    notYet:
      'This order has not been delivered yet. At the door, you can hand things back to the rider.',
    allAsked: 'Everything in this order has been returned or asked about already.',
    details: 'View details',
    section: 'Returns',
    line: '{count} × {name}',
    askedOn: 'Asked on {date}',
    asked: 'Being looked at',
    accepted: 'Accepted',
    refused: 'Refused',
    seePhoto: 'See your photograph of {name}',
  },
})
