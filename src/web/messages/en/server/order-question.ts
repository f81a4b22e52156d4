import { screen } from '../../screen.ts'

export const orderQuestionMessages = screen('order-question', {
  orderQuestion: {
    title: 'A question about your order',
    of: '{shop}, order {reference}',
    some: 'You ordered {ordered}, and we have {there}. What shall we do?',
    none: 'You ordered {ordered}, and we have none left. Shall we leave it out?',
    noneButOffer: 'You ordered {ordered}, and we have none left. What shall we do?',
    offer:
      'We could bring {quantity} of this instead of the {missing} that {missing|is|are} missing. {price}',
    more: 'It costs {amount} more.',
    less: 'It costs {amount} less.',
    same: 'It costs the same.',
    weighs:
      'What we found for you weighs {weight} and costs {amount}. That is {above} more than the {most} that we named as the most. What shall we do?',
    agree: 'Take it for {amount}',
    bringLess: 'Bring less',
    replace: 'Bring {quantity} of {name}',
    takeRest: 'Take {there}',
    takeOnly: 'Only take {there}',
    leaveOut: 'Leave it out',
    comesTo: 'New order total: {total}.',
    comesToMost: 'New order total: at most {total}.',
    now: 'The total is {total} now. Do you want to talk to us?',
    nowWithPoints:
      'The total is {total} now. You get back points you no longer need. Do you want to talk to us?',
    call: 'Call {phone}',
    thanks: 'Thank you, we know what to do',
    replaced: 'We bring {quantity} of {name} instead. The new total is {total}.',
    tookRest: 'We bring {there} of {name}. The new total is {total}.',
    agreed: 'We bring {name} as it was weighed. The new total is {total}.',
    bringsLess: 'We bring less of {name}: for at most {most}.',
    leftOut: 'We leave {name} out. The new total is {total}.',
    over: 'We no longer need an answer',
    overText: 'Your order has changed. The total is {total}.',
    missing: "We can't find this question",
    missingText: 'The link may be mistyped, or the question was withdrawn.',
    home: 'To the shop',
  },
})
