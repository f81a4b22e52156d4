import type { z } from 'zod'
import type { Kept } from '#shop/translations/translations.store.ts'
import type { CategoryKey } from '#shop/catalogue/categories/category.ts'
import type { AdminCategory } from './category.schema.ts'

export const encodeAdminCategory = (
  { path, name, parentPath, level }: CategoryKey,
  urdu: Kept | undefined,
): z.infer<typeof AdminCategory> => ({
  path,
  name,
  parent: parentPath,
  level,
  nameUr: urdu?.text ?? '',
  toCheck: urdu?.needsCheck ?? false,
})

/** A path within an address: many a proxy refuses a slash there, however it is written. */
export const categoryId = (path: string) => path.replaceAll('/', '.')
export const pathOfCategoryId = (id: string) => id.replaceAll('.', '/')
