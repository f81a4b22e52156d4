import type { Sql } from '#db/database.ts'
import { defaultSettings, type ShopSettings } from './settings.ts'

/** Defaults overridden by saved values, one row each. */
export async function readSettings(db: Sql): Promise<ShopSettings> {
  const changed = await db.all<{ name: string; value: string }>`select name, value from setting`
  return {
    ...defaultSettings,
    ...Object.fromEntries(changed.map(({ name, value }) => [name, JSON.parse(value)])),
  }
}

type SavedAt = Partial<Record<keyof ShopSettings, number>>

/** ms UTC; only settings that were ever saved. */
export async function settingsSavedAt(db: Sql): Promise<SavedAt> {
  const saved = await db.all<{ name: string; at: number }>`
    select name, changed_at as at from setting`
  return Object.fromEntries(saved.map(({ name, at }) => [name, at]))
}

export const saveSetting = (
  tx: Sql,
  name: keyof ShopSettings,
  value: unknown,
  at: number,
) => tx.run`
  insert into setting (name, value, changed_at) values (${name}, ${JSON.stringify(value)}, ${at})
  on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at`
