import type { Sql } from '#db/database.ts'
import { defaultSettings, type ShopSettings } from './settings.ts'

/** The defaults with what staff has changed; one row a changed setting. */
export async function readSettings(db: Sql): Promise<ShopSettings> {
  const changed = await db.all<{ name: string; value: string }>`select name, value from setting`
  return {
    ...defaultSettings,
    ...Object.fromEntries(changed.map(({ name, value }) => [name, JSON.parse(value)])),
  }
}

/** Whether staff have set it themselves. */
export const isSettingSaved = async (db: Sql, name: keyof ShopSettings): Promise<boolean> =>
  (await db.maybeOne`select 1 as one from setting where name = ${name}`) !== undefined

export const saveSetting = (
  tx: Sql,
  name: keyof ShopSettings,
  value: unknown,
  at: number,
) => tx.run`
  insert into setting (name, value, changed_at) values (${name}, ${JSON.stringify(value)}, ${at})
  on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at`
