import { screen } from '../../../screen.ts'

export const returnsMessages = screen('returns', {
  returns: {
    title: 'Return items',
    of: 'Order {reference}',
    rule1:
      'Non-perishable items can be returned within 3 days of delivery, unopened and with the receipt.',
    rule2:
      'Perishable items can only be returned if they arrived damaged or spoiled; please add a photograph.',
    rule3:
      'We review it and reply by e-mail and on your order page. The rider refunds the price in cash; what you paid with points comes back as points.',
    rules: 'How returns work',
    item: 'What do you want to return?',
    quantity: 'Quantity: {count}',
    howMany: 'How many',
    kind: 'What is wrong?',
    damaged: 'It arrived damaged or spoiled',
    unwanted: "I don't want it",
    unwantedHint: 'Unopened, with the receipt',
    spoils:
      '{count|This is perishable, so it|These are perishable, so they} can only be returned if {count|it|they} arrived damaged or spoiled.',
    spoilsOf: 'Perishable, so returned only as damaged or spoiled, with a photograph: {names}.',
    reason: 'In a few words',
    reasonHint: 'For instance: two of the six were bruised',
    photo: 'Photograph',
    photoNeeded: 'One that shows the damage; for several items, one picture of them together',
    photoChosen: 'Your photograph',
    submit: 'Request return',
    keep: 'Cancel',
    done: 'We have your return request and will reply soon',
    failed: "We couldn't send your return request. Please try again.",
    needItem: 'Please choose what you want to return',
    needReason: 'Please say in a few words what is wrong',
    needPhoto: 'Please add a photograph that shows the damage',
    nothing: 'Nothing to return',
    tooLate: 'Items can be returned within 3 days of delivery.',
    notYet:
      'This order has not been delivered yet. At the door, you can hand things back to the rider.',
    allAsked: 'Everything in this order has already been returned or requested.',
    details: 'View details',
    section: 'Returns',
    line: '{count} × {name}',
    askedOn: 'Requested on {date}',
    asked: 'Under review',
    accepted: 'Accepted',
    refused: 'Refused',
    cash: '{amount} in cash, brought by our rider',
    pointsBack: '{count} {count|point|points} back on your card',
    pointsTaken: '{count} {count|point|points} earned with it taken back',
    note: 'The shop says: {note}',
    seePhoto: 'See your photograph of {name}',
  },
})
