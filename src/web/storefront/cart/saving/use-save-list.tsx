import { type ReactNode, Suspense, useState } from 'react'
import type { CartItem } from '#shop/cart/cart.ts'
import { lazyPart } from '../../../app/hydration/lazy-part.ts'

const SaveList = lazyPart(async () => (await import('./save-list.tsx')).SaveList)

/** Opens the dialog that saves items as a list. Render `saving`; it is empty until then. */
export function useSaveList(): { save: (items: readonly CartItem[]) => void; saving: ReactNode } {
  const [asked, setAsked] = useState<{ items: readonly CartItem[]; count: number } | null>(null)
  const save = (items: readonly CartItem[]) =>
    setAsked((before) => ({ items, count: (before?.count ?? 0) + 1 }))
  const saving = asked && (
    <Suspense fallback={null}>
      <SaveList key={asked.count} items={asked.items} />
    </Suspense>
  )
  return { save, saving }
}
