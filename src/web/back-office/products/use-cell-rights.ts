import { useMemo } from 'react'
import { useAllows } from '../parts/use-allows.ts'
import { type Field, fields } from './row-values.ts'

/** Which cells of a product can be changed here. */
export type CellRights = Readonly<Record<Field, boolean>>

export function useCellRights(): CellRights {
  const mayWrite = useAllows('product.write')
  const mayPrice = useAllows('price.write')
  const mayCount = useAllows('stock.write')
  return useMemo(
    () => ({
      listPrice: mayWrite && mayPrice,
      offerPrice: mayWrite && mayPrice,
      wholesalePrice: mayWrite && mayPrice,
      stock: mayWrite && mayCount,
      published: mayWrite,
    }),
    [mayWrite, mayPrice, mayCount],
  )
}

/** The columns: wholesale prices only for those who may read them. */
export function useShownFields(): readonly Field[] {
  const seesWholesale = useAllows('wholesale.read')
  return useMemo(
    () => fields.filter((field) => seesWholesale || field !== 'wholesalePrice'),
    [seesWholesale],
  )
}
