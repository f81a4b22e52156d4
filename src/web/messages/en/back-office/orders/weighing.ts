import { screen } from '../../../screen.ts'

export const weighingMessages = screen('weighing', {
  weighing: {
    label: 'Weight of {name}',
    hint: 'Such as “1.2 kg” or “1200”, or scan the label of the scale',
    save: 'Save weight',
    correct: 'Correct weight',
    saved: '{name}: {weight}',
    costs: '{weight} costs {amount}.',
    above: 'This is {above} above the most. Take less, charge only {most}, or ask the customer.',
    ask: 'Ask the customer',
    asked: '{name}: the customer is asked about the weight',
    tooHeavy: 'It weighed more than agreed',
    waiting: 'Asked about {weight} for {amount}, no answer yet',
    agreed: 'The customer takes {weight} for {amount}.',
    bringLess: 'The customer wants less, for at most {most}.',
    chargeMost: 'Charge only {most}',
    unreadable: 'Please type a weight, such as 1.2 kg or 750 g.',
    otherItem: 'This label is of another product.',
    about: 'About {weight} ordered, at most {most}',
    packed: 'Weighed: {weight} × {price}/kg',
    became: '{name} weighed: {weight}, {amount}',
    tookIt: '{name}: agreed to {weight}',
    wantedLess: '{name}: wants less than {weight}',
    leftOut: '{name}: doesn’t want {weight}',
    scanned: '{name}: {weight}',
    scannedPiece: '{name}: {pieces} of {count} scanned, {weight}',
    scanUnknown: 'No line to weigh here has the scale’s code {code}',
    scanAbove:
      '{name}: {weight} is {above} above the most. Type it at the line to charge only the most.',
    totalMost: 'At most {most} when all is weighed',
  },
})
