import { readdir } from 'node:fs/promises'
import type { DemoProduct } from '../demo/types.ts'

const shelf = new URL('../demo/products/', import.meta.url)
const files = (await readdir(shelf)).filter((file) => file.endsWith('.ts')).toSorted()
const modules = await Promise.all(
  files.map((file) => import(new URL(file, shelf).href) as Promise<Record<string, DemoProduct[]>>),
)
const all = modules.flatMap((module) => Object.values(module).flat())

/** All products of the demo shop by sku, whichever file they stand in. */
export const goods: ReadonlyMap<string, DemoProduct> = new Map(all.map((one) => [one.sku, one]))
