import type { Db } from '#db/database.ts'
import { bumpCatalogue } from '#shop/catalogue/catalogue.store.ts'
import { sizeGroup } from '#shop/catalogue/sizes.ts'

export const path = 'flour-rice/flour/atta'

/** Atta in three sizes: atta (10 kg), soldout (2 kg, none left) and chai (5 kg); they stand in one category. */
export async function groupAsSizes(
  db: Db,
  { brand = 'Baghban', family = null as string | null } = {},
) {
  const named = { name: 'Chakki Atta', brand }
  await db.transaction(async (tx) => {
    await tx.run`
      update product set name = ${named.name}, brand = ${brand},
        size_group = ${sizeGroup({ ...named, family: null })}, category_path = ${path}, sub_path = 'flour-rice/flour',
        main_path = 'flour-rice', pack_unit = 'g', version = version + 1, updated_at = updated_at + 1,
        pack_amount = case id when 'atta' then 10000 when 'soldout' then 2000 else 5000 end,
        pack_text = case id when 'atta' then '10 kg' when 'soldout' then '2 kg' else '5 kg' end
      where id in ('atta', 'soldout', 'chai')`
    if (family !== null)
      await tx.run`
        update product set family = ${family}, size_group = ${sizeGroup({ ...named, family })}
        where id in ('atta', 'apples')`
    await bumpCatalogue(tx)
  })
}
