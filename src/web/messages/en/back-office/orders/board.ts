import { screen } from '../../../screen.ts'

export const backOfficeBoardMessages = screen('back-office-board', {
  board: {
    title: 'Order board',
    open: 'Board',
    list: 'List',
    zones: 'Delivery zones',
    allZones: 'All zones',
    hint: 'The arrow keys go from card to card.',
    deliveredToday: 'Delivered today',
    column: '{name}: {count}',
    empty: 'Nothing here',
    more: '{count} more in the list',
    since: 'for {age}',
    minutes: '{count} min',
    hours: '{count} h',
    days: '{count} {count|day|days}',
    move: '{step}: order {reference}',
  },
})
