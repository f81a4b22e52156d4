import { expect, test } from 'vitest'
import { openShop } from '../../../../test/support/shop.ts'
import { putInvitation } from '../staff/invitations.store.ts'
import { cleanContacts } from './clean-contacts.ts'

const unseen = 'sadia\u200b@kiryana.example'
const plain = 'sadia@kiryana.example'

test.each([
  ['older', 1, 'plain'],
  ['newer', 3, 'unseen'],
] as const)(
  'of two invitations to one address, with the unseen sign in the %s, the newer one stays',
  async (_, createdAt, kept) => {
    const { db } = await openShop()
    const invitation = { role: 'packer', invitedBy: 'owner', expiresAt: 9e15 } as const
    await putInvitation(db, { ...invitation, id: 'plain', email: plain, createdAt: 2 })
    await putInvitation(db, { ...invitation, id: 'unseen', email: plain, createdAt: 2 })
    await db.run`update staff_invitation set email = ${unseen}, email_key = ${unseen}, created_at = ${createdAt}`
    await putInvitation(db, { ...invitation, id: 'plain', email: plain, createdAt: 2 })
    await cleanContacts({ db })
    expect(await db.all`select id, email, email_key from staff_invitation`).toEqual([
      { id: kept, email: plain, email_key: plain },
    ])
  },
)
