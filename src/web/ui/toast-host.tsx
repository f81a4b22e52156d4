import { lazy, Suspense, useEffect, useState } from 'react'
import { onToast } from './toast.ts'

const load = () => import('./toaster.tsx')
const Toaster = lazy(async () => ({ default: (await load()).ShopToaster }))

/** Empty until somebody has something to say. */
export function ToastHost() {
  const [wanted, setWanted] = useState(false)
  useEffect(
    () =>
      onToast(({ kind, message }) => {
        setWanted(true)
        void load().then(({ showToast }) => showToast(kind, message))
      }),
    [],
  )
  return (
    wanted && (
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    )
  )
}
