import type { z } from 'zod'
import type { CategoryKey } from '#shop/catalogue/categories/category.ts'
import type { AdminCategory } from './category.schema.ts'

export const encodeAdminCategory = ({
  path,
  name,
  parentPath,
  level,
}: CategoryKey): z.infer<typeof AdminCategory> => ({ path, name, parent: parentPath, level })

/** A path within an address: many a proxy refuses a slash there, however it is written. */
export const categoryId = (path: string) => path.replaceAll('/', '.')
export const pathOfCategoryId = (id: string) => id.replaceAll('.', '/')
