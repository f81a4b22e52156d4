import { readdir } from 'node:fs/promises'
import type { DemoProduct } from '../types.ts'

/** All products of the demo shop, whichever file they stand in. */
export async function allGoods(): Promise<DemoProduct[]> {
  const shelf = new URL('../products/', import.meta.url)
  const files = (await readdir(shelf)).filter((file) => file.endsWith('.ts')).toSorted()
  const modules = await Promise.all(
    files.map((file) => import(new URL(file, shelf).href) as Promise<Record<string, DemoProduct[]>>),
  )
  return modules.flatMap((module) => Object.values(module).flat())
}
