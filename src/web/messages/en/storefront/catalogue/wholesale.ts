import { screen } from '../../../screen.ts'

export const wholesaleMessages = screen('wholesale', {
  terms: {
    byCarton: 'Sold by the carton of {carton}',
    byStep: 'Sold in multiples of {step}',
    carton: '{carton} per carton',
    least: 'at least {minimum}',
    minAlone: 'At least {minimum} at a time',
    sku: 'Code {sku}',
  },
  short: {
    carton: 'carton of {carton}',
    least: 'Minimum {minimum}',
    break: '{from}+ {price}',
  },
  tiers: {
    label: 'Price by quantity',
    each: 'each',
    together: '{total} together',
    tooFew: 'Too few are left to order in these quantities.',
  },
  line: {
    take: 'Make it {count}',
    takeOf: 'Make it {count}: {name}',
    next: '{count} more and each costs {price}',
    nextOf: '{count} more and each costs {price}: {name}',
  },
})
