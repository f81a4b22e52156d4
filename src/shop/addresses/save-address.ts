import type { Tx } from '#db/database.ts'
import { lockOwnAccount } from '../accounts/accounts.store.ts'
import { phoneKey } from '../accounts/contacts/phone.ts'
import { newId } from '../ids.ts'
import { Refusal } from '../refusals.ts'
import { customer, type Visit } from '../visit.ts'
import { type Address, type AddressForm, maxAddresses } from './address.ts'
import {
  deleteAddress,
  findAddress,
  insertAddress,
  listAddresses,
  makeDefault,
  updateAddress,
} from './addresses.store.ts'

/** The first address is always the default. */
export const addAddress = (
  visit: Visit,
  form: AddressForm,
  wantsDefault: boolean,
): Promise<Address> =>
  change(visit, async (tx, accountId) => {
    const known = await listAddresses(tx, accountId)
    if (known.length >= maxAddresses) throw new Refusal('too_many_addresses')
    const id = newId()
    await insertAddress(tx, accountId, { ...checked(form), id, isDefault: false }, visit.now())
    if (wantsDefault || known.length === 0) await makeDefault(tx, accountId, id)
    return found(tx, accountId, id)
  })

/** Absent fields stay. A default can be moved to another address, not removed. */
export const changeAddress = (
  visit: Visit,
  id: string,
  changes: Partial<AddressForm>,
  wantsDefault: boolean,
): Promise<Address> =>
  change(visit, async (tx, accountId) => {
    const { id: _, isDefault: __, ...before } = await found(tx, accountId, id)
    await updateAddress(tx, accountId, id, checked({ ...before, ...changes }))
    if (wantsDefault) await makeDefault(tx, accountId, id)
    return found(tx, accountId, id)
  })

/** Removing the default makes the newest remaining one the default. */
export const removeAddress = (visit: Visit, id: string): Promise<void> =>
  change(visit, async (tx, accountId) => {
    if ((await deleteAddress(tx, accountId, id)) === 0) throw new Refusal('address_not_found')
    const [first] = await listAddresses(tx, accountId)
    if (first !== undefined && !first.isDefault) await makeDefault(tx, accountId, first.id)
  })

// One change per book at a time: two first addresses must not both be the default.
function change<T>(visit: Visit, work: (tx: Tx, accountId: string) => Promise<T>): Promise<T> {
  const { id } = customer(visit)
  return visit.db.transaction(async (tx) => {
    await lockOwnAccount(tx, id)
    return work(tx, id)
  })
}

async function found(tx: Tx, accountId: string, id: string): Promise<Address> {
  const address = await findAddress(tx, accountId, id)
  if (address === undefined) throw new Refusal('address_not_found')
  return address
}

function checked(form: AddressForm): AddressForm {
  const phone = phoneKey(form.phone)
  if (phone === null) throw new Refusal('phone_invalid')
  return { ...form, phone }
}
