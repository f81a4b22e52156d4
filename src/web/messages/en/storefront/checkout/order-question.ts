import { screen } from '../../../screen.ts'

export const orderQuestionMessages = screen('order-question', {
  orderQuestion: {
    title: 'A question about your order',
    of: '{shop}, order {reference}',
    some: 'You ordered {ordered}, and we have {there}. What shall we do?',
    none: 'You ordered {ordered}, and we have none left. Shall we leave it out?',
    noneButOffer: 'You ordered {ordered}, and we have none left. What shall we do?',
    offer:
      'We could bring {quantity} of this in place of the {missing} that {missing|is|are} missing. {price}',
    more: 'It costs {amount} more.',
    less: 'It costs {amount} less.',
    same: 'It costs the same.',
    replace: 'Bring {quantity} of {name}',
    takeRest: 'Take {there}',
    takeOnly: 'Only take {there}',
    leaveOut: 'Leave it out',
    comesTo: 'New order total: {total}.',
    now: 'It comes to {total} now. Points that you paid with and do not need any more come back to you. Would you rather talk to us?',
    call: 'Call {phone}',
    thanks: 'Thank you, we know what to do',
    replaced: 'We bring {quantity} of {name} in its place. The order comes to {total}.',
    tookRest: 'We bring {there} of {name}. The order comes to {total}.',
    leftOut: 'We leave {name} out. The order comes to {total}.',
    over: 'No answer is needed any more',
    overText: 'Your order has changed. The total is {total}.',
    missing: 'This link opens no question',
    missingText: 'It may be mistyped, or the question was taken back.',
    home: 'To the shop',
  },
})
