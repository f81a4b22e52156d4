import { screen } from '../../../screen.ts'

export const backOfficeOrderRunMessages = screen('back-office-order-run', {
  orderRun: {
    title: 'Rider',
    stop: '{day}, stop {number}',
    plan: 'Open runs',
    missed: 'Not at home, {time}: {reason}',
    collected: '{amount} collected',
    code: 'with the customer’s code',
    noCode: 'without a code',
    refused:
      'It changed nothing: the order was closed, or given to another rider. Please call the rider.',
  },
  did: {
    taken: 'On the way',
    delivered: 'Delivered',
    'paid-less': 'Delivered, paid less',
    'not-home': 'Not at home',
    refused: 'Refused',
  },
})
