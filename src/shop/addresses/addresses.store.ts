import type { Sql } from '#db/database.ts'
import type { Address, AddressForm } from './address.ts'

type AddressRow = {
  id: string
  label: string
  name: string
  phone: string
  address: string
  landmark: string
  rider_note: string
  lat: number | null
  lng: number | null
  is_default: number
}

const toAddress = ({
  rider_note: riderNote,
  lat,
  lng,
  is_default: isDefault,
  id,
  label,
  name,
  phone,
  address,
  landmark,
}: AddressRow): Address => ({
  id,
  label,
  name,
  phone,
  address,
  landmark,
  riderNote,
  place: lat === null || lng === null ? null : { lat, lng },
  isDefault: isDefault === 1,
})

/** Default first, then newest. */
export async function listAddresses(db: Sql, accountId: string): Promise<Address[]> {
  const rows = await db.all<AddressRow>`
    select * from address where account_id = ${accountId} order by is_default desc, created_at desc, id`
  return rows.map(toAddress)
}

/** Undefined for another account's address. */
export async function findAddress(
  db: Sql,
  accountId: string,
  id: string,
): Promise<Address | undefined> {
  const row =
    await db.maybeOne<AddressRow>`select * from address where id = ${id} and account_id = ${accountId}`
  return row && toAddress(row)
}

export const insertAddress = (
  tx: Sql,
  accountId: string,
  { place, ...address }: Address,
  at: number,
) => tx.run`
  insert into address (id, account_id, label, name, phone, address, landmark, rider_note, lat, lng, is_default, created_at)
  values (${address.id}, ${accountId}, ${address.label}, ${address.name}, ${address.phone}, ${address.address}, ${address.landmark},
    ${address.riderNote}, ${place?.lat ?? null}, ${place?.lng ?? null}, ${address.isDefault ? 1 : 0}, ${at})`

export const updateAddress = (
  tx: Sql,
  accountId: string,
  id: string,
  { place, ...form }: AddressForm,
) => tx.run`
  update address set label = ${form.label}, name = ${form.name}, phone = ${form.phone}, address = ${form.address},
    landmark = ${form.landmark}, rider_note = ${form.riderNote}, lat = ${place?.lat ?? null}, lng = ${place?.lng ?? null}
  where id = ${id} and account_id = ${accountId}`

export const deleteAddress = (tx: Sql, accountId: string, id: string) =>
  tx.run`delete from address where id = ${id} and account_id = ${accountId}`

/** Unsets the previous default. */
export async function makeDefault(tx: Sql, accountId: string, id: string) {
  await tx.run`update address set is_default = 0 where account_id = ${accountId} and is_default = 1 and id <> ${id}`
  await tx.run`update address set is_default = 1 where account_id = ${accountId} and id = ${id}`
}

export const deleteAddresses = (tx: Sql, accountId: string) =>
  tx.run`delete from address where account_id = ${accountId}`

/** Moves the default and the newest, until the target has `limit`. */
export const moveAddresses = (tx: Sql, from: string, to: string, limit: number) => tx.run`
  update address set account_id = ${to},
    is_default = case when exists (select 1 from address as own where own.account_id = ${to}) then 0 else is_default end
  where id in (select id from address where account_id = ${from} order by is_default desc, created_at desc, id
    limit (select case when count(*) < ${limit} then ${limit} - count(*) else 0 end from address where account_id = ${to}))`
