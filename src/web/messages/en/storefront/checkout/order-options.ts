import { screen } from '../../../screen.ts'

export const optionMessages = screen('order-options', {
  note: {
    label: 'Note for the rider',
    none: 'Gate, floor, a landmark, when to ring',
    write: 'What should the rider know?',
    hint: '{left} of {most} characters left',
  },
  missing: {
    label: 'If something is missing',
    all: 'For everything in this order',
    each: 'Item by item',
    call: 'Call me',
    replace: 'Replace it with something similar',
    'leave-out': 'Leave it out',
    different: 'except {count} {count|item|items}',
  },
  cash: {
    label: 'Do you need change?',
    with: "I'll pay with",
    exact: "I'll have the exact amount",
    exactChip: 'Exact amount',
    other: 'Another amount, in rupees',
    change: "I'll pay with {cash}; bring {change} change",
    small: "I'll pay with small notes",
    smallChip: 'Small notes',
    belowMost: 'Your order may come to {total}; please enter at least that much',
    changeUpTo: "I'll pay with {cash}; bring up to {change} change",
    whole: 'Please enter whole rupees, such as 5000',
    cash_too_little: 'Your order comes to {total}; please enter at least that much',
    cash_too_much: 'The rider can bring change for at most {most}',
  },
})
