import { screen } from '../../../screen.ts'

export const pointsMessages = screen('points', {
  points: {
    title: 'Your points',
    link: 'Points statement',
    lead: 'One point takes one rupee off an order. Products earn points at different rates: the page of each says how many.',
    leadOff: 'Points are turned off at the moment. You keep the points you have.',
    balance: 'You have',
    count: '{count} {count|point|points}',
    usable: 'You can use',
    pending:
      'You can use {later} more once your order is delivered. Your whole balance is {balance}.',
    owed: 'A return took back points you had already spent. Your next points make up for it.',
    table: 'Points history',
    when: 'When',
    why: 'Why',
    change: 'Points',
    after: 'Balance',
    earned: 'Earned with order',
    earnedMore: 'After weighing or a change of order',
    redeemed: 'Redeemed on order',
    'given-back': 'Given back from order',
    'taken-back': 'Taken back from order',
    adjusted: 'Changed by the shop',
    refunded: 'Refund of order',
    none: 'No points yet',
    noneText: 'Every order earns some, and each one takes a rupee off a later order.',
    noneTextOff: 'Orders earn no points at the moment.',
    shop: 'Start Shopping',
  },
  card: {
    enlarge: '{number}: Show the card large, for the till',
    title: 'Your card at the till',
    code: 'Bar code of card number {number}',
    text: "Hold it under the scanner. If it doesn't scan, turn up the brightness or read out the number.",
  },
})
