import { useEffect, useState } from 'react'
import type { CategoryNode } from '#shop/catalogue/categories/category.ts'
import type { Product } from '#shop/catalogue/product.ts'
import type { Api } from '../../app/api/api.ts'
import { useApi } from '../../app/api/use-api.ts'

let tree: Promise<CategoryNode[]> | null = null
const requests = new Map<string, Promise<Product[]>>()
/** Fits the menu's two columns without scrolling. */
export const maxProducts = 24

/** Fetched once, when a menu first needs it. */
export function useCategoryTree(wanted: boolean): readonly CategoryNode[] | null {
  const api = useApi()
  const [known, setKnown] = useState<readonly CategoryNode[] | null>(null)
  useEffect(() => {
    if (!wanted || known) return
    treeOf(api).then(setKnown, () => setKnown([]))
  }, [api, wanted, known])
  return known
}

export function treeOf(api: Api) {
  tree ??= api.categoryTree().catch((error: unknown) => {
    tree = null
    throw error
  })
  return tree
}

/** Fetched when the category is hovered or touched. */
export function useCategoryProducts(path: string | null): readonly Product[] | null {
  const api = useApi()
  const [known, setKnown] = useState<{ path: string; products: readonly Product[] } | null>(null)
  useEffect(() => {
    if (path === null) return
    let current = true
    fetchProducts(api, path).then(
      (products) => current && setKnown({ path, products }),
      () => current && setKnown({ path, products: [] }),
    )
    return () => {
      current = false
    }
  }, [api, path])
  return known?.path === path ? known.products : null
}

function fetchProducts(api: Api, path: string) {
  const request =
    requests.get(path) ??
    api.products({ place: path.split('/'), limit: maxProducts }).then(({ products }) => products)
  requests.set(path, request)
  request.catch(() => requests.delete(path))
  return request
}
