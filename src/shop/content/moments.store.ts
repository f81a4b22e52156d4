import type { Sql } from '#db/database.ts'

/** The first moment after this one (ms UTC) at which something that staff wrote for a time comes or goes; null: none. */
export async function nextMoment(db: Sql, now: number): Promise<number | null> {
  const { at } = await db.one<{ at: number | null }>`
    select min(at) as at from (
      select published_at as at from news
      union all select starts_at from banner union all select ends_at from banner
      union all select starts_at from announcement union all select ends_at from announcement
      union all select next_from from shop_text
      union all select shown_from from shop_event union all select shown_until from shop_event
      union all select starts_at from content_block union all select ends_at from content_block
    ) as moment where at > ${now}`
  return at
}
