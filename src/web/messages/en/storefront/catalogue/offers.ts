import { screen } from '../../../screen.ts'

export const offersMessages = screen('offers', {
  offers: {
    title: 'Offers',
    titleOf: 'Offers: {name}',
    description: 'Lower prices now, and savings when you buy several, largest saving first.',
    count: '{count} {count|offer|offers}',
    saving: 'Largest saving',
    filter: 'Offers by category',
    all: 'All offers',
    none: 'No offers right now',
    noneOf: 'No offers in {name} right now',
    noneText: 'Prices change every few days. Please look in again soon.',
  },
})
