import { useEffect, useRef, useState } from 'react'
import { onToast } from './toast.ts'

const load = () => import('./toaster.tsx')

export function ToastHost() {
  const [toasts, setToasts] = useState<Awaited<ReturnType<typeof load>> | null>(null)
  const [plain, setPlain] = useState('')
  const layer = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      onToast((toast) => {
        // The toaster measures its messages, and never shows those that it measured in a closed layer.
        layer.current?.togglePopover(true)
        load().then(
          (code) => {
            setToasts(code)
            code.showToast(toast)
            setTimeout(code.raise, beforeRaising, layer.current)
          },
          () => setPlain(toast.message),
        )
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
      {/* fallback if the toaster's code failed to load */}
      {plain !== '' && (
        <p role="status" className="panel plain-toast">
          {plain}
        </p>
      )}
    </div>
  )
}

const onScreen = 4000

// milliseconds; a dialog that opens with the message must lie below it
const beforeRaising = 80
