import type { Sql } from '#db/database.ts'
import { builtInBranding, type Branding, type SavedBranding } from './branding.ts'

type Row = {
  logo: string | null
  width: number | null
  height: number | null
  isLight: number | null
  brand: string | null
  accent: string | null
  version: number
}

/** Built-in values until the owner changes them. */
export async function readBranding(db: Sql): Promise<SavedBranding> {
  const row = await db.maybeOne<Row>`
    select logo, logo_width as width, logo_height as height, logo_is_light as "isLight", brand, accent, version
    from look`
  if (row === undefined) return builtInBranding
  const { logo, width, height, isLight, brand, accent, version } = row
  return {
    logo:
      logo === null || width === null || height === null
        ? null
        : { path: logo, width, height, isLight: isLight === 1 },
    colours: brand === null || accent === null ? null : { brand, accent },
    version,
  }
}

/** Answers 0 if the version has changed. */
export function saveBranding(tx: Sql, version: number, { logo, colours }: Branding) {
  const light = logo === null ? null : Number(logo.isLight)
  return version === 0
    ? tx.run`
        insert into look (id, logo, logo_width, logo_height, logo_is_light, brand, accent, version)
        values ('look', ${logo?.path ?? null}, ${logo?.width ?? null}, ${logo?.height ?? null}, ${light},
          ${colours?.brand ?? null}, ${colours?.accent ?? null}, 1) on conflict (id) do nothing`
    : tx.run`
        update look set logo = ${logo?.path ?? null}, logo_width = ${logo?.width ?? null},
          logo_height = ${logo?.height ?? null}, logo_is_light = ${light},
          brand = ${colours?.brand ?? null}, accent = ${colours?.accent ?? null}, version = version + 1
        where version = ${version}`
}
