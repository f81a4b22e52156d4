import type { Links, Written } from '../email.ts'
import { greeting } from './greeting.ts'

export type WelcomeEmail = {
  name: string
  /** a stock buyer: with wholesale prices already, or still waiting for the shop to look */
  wholesale: 'yes' | 'waiting' | 'no'
}

const wholesaleWords = {
  yes: 'Your account is for wholesale: you will see wholesale prices wherever you are logged in.',
  waiting:
    'You asked for wholesale prices. We look at every such account ourselves, usually within a day; until then you see the ordinary ones.',
  no: null,
}

export function welcome({ name, wholesale }: WelcomeEmail, shop: string, links: Links): Written {
  const words = wholesaleWords[wholesale]
  return {
    subject: `Welcome to ${shop}`,
    heading: 'Khush aamdeed! Your account is open',
    blocks: [
      { says: greeting(name) },
      {
        says: `Thank you for opening an account with ${shop}. Your cart, your orders and your loyalty points are now the same on every device that you log in from.`,
      },
      ...(words === null ? [] : [{ says: words }]),
      { label: 'Start shopping', link: links.products },
      { says: 'If it was not you who opened it, simply answer this mail and we will close it.' },
    ],
  }
}
