import { screen } from '../../../screen.ts'

export const freeDeliveryMessages = screen('free-delivery', {
  free: {
    pickup: 'Pick up',
    from: 'From {amount} in {zones}',
    always: 'On every order in {zones}',
    orFee: 'Free delivery from {amount} in {zones}; elsewhere {fee}',
    alwaysOrFee: 'Free delivery in {zones}; elsewhere {fee}',
    only: 'Free delivery from {amount} in {zones}',
    alwaysOnly: 'Free delivery in {zones}',
    zones: '{most} and {last}',
    short: 'free delivery',
    shortFrom: 'free delivery from {amount}',
    shortFee: 'delivery {fee}',
    fees: '{from} to {to}',
  },
})
