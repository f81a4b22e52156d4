import type { z } from 'zod'
import type { Account } from '#shop/person.ts'
import { time } from '../time.ts'
import { encodeUser } from '../v1/user.ts'
import type { AdminCustomer } from './customer.schema.ts'

export function encodeAdminCustomer(
  account: Account,
  { createdAt, orders }: { createdAt: number; orders: number },
): z.infer<typeof AdminCustomer> {
  const {
    favorites: _,
    notify: __,
    ...user
  } = encodeUser(account, { favourites: [], waits: [], pendingEmail: null })
  return { ...user, createdAt: time(createdAt), orders }
}
