import { useEffect, useRef, useState } from 'react'
import { onToast } from './toast.ts'

const load = () => import('./toaster.tsx')

/** Empty until somebody has something to say. */
export function ToastHost() {
  const [toasts, setToasts] = useState<Awaited<ReturnType<typeof load>> | null>(null)
  const [plain, setPlain] = useState('')
  const layer = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      onToast((toast) => {
        load().then(
          (code) => {
            setToasts(code)
            code.showToast(toast)
          },
          () => setPlain(toast.message),
        )
        setTimeout(() => raise(layer.current), beforeRaising)
      }),
    [],
  )
  useEffect(() => {
    if (plain === '') return
    const timer = setTimeout(setPlain, onScreen, '')
    return () => clearTimeout(timer)
  }, [plain])
  return (
    <div ref={layer} popover="manual" className="toast-layer">
      {toasts && <toasts.ShopToaster />}
      {/* where their code could not be had */}
      {plain !== '' && (
        <p role="status" className="panel plain-toast">
          {plain}
        </p>
      )}
    </div>
  )
}

const onScreen = 4000

// A dialog that opens with the message should lie below it.
const beforeRaising = 80

/** Whatever is shown last lies on top: a toast must not hide behind a dialog's veil. */
function raise(layer: HTMLElement | null) {
  if (!layer?.isConnected) return
  if (layer.matches(':popover-open')) layer.hidePopover()
  layer.showPopover()
}
