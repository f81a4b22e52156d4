import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { onToast } from './toast.ts'

const load = () => import('./toaster.tsx')
const Toaster = lazy(async () => ({ default: (await load()).ShopToaster }))

/** Empty until somebody has something to say. */
export function ToastHost() {
  const [wanted, setWanted] = useState(false)
  const layer = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      onToast(({ kind, message }) => {
        setWanted(true)
        void load().then(({ showToast }) => showToast(kind, message))
        setTimeout(() => raise(layer.current), beforeRaising)
      }),
    [],
  )
  return (
    <div ref={layer} popover="manual" className="toast-layer">
      {wanted && (
        <Suspense fallback={null}>
          <Toaster />
        </Suspense>
      )}
    </div>
  )
}

// A dialog that opens with the message should lie below it.
const beforeRaising = 80

/** Whatever is shown last lies on top: a toast must not hide behind a dialog's veil. */
function raise(layer: HTMLElement | null) {
  if (!layer?.isConnected) return
  if (layer.matches(':popover-open')) layer.hidePopover()
  layer.showPopover()
}
