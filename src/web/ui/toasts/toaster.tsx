import './toaster.css'
import { toast, Toaster } from 'react-hot-toast'
import { ActionToast } from './action-toast.tsx'
import type { Toast } from './toast.ts'

let shown = 0

/** The last message of each matter. */
const messages = new Map<string, string>()

/** The library keeps success toasts 2 s and others 4 s, at most 20 at once. */
export function showToast({ kind, message, matter, action }: Toast) {
  const show = kind === 'blank' ? toast : toast[kind]
  // Equal texts are displayed once.
  for (const [other, last] of messages)
    if (other !== matter && last === message) {
      toast.remove(other)
      messages.delete(other)
    }
  messages.set(matter, message)
  if (!action) {
    const className = kind === 'success' && matter === 'cart' ? 'shop-toast in-bar' : 'shop-toast'
    return show(message, { id: matter, duration: undefined, className })
  }
  shown += 1
  const words = (
    // A toast that replaces another stays for the whole time.
    <ActionToast
      key={shown}
      message={message}
      action={action}
      onDone={() => toast.dismiss(matter)}
    />
  )
  return show(words, { id: matter, duration: Infinity })
}

/** The last element in the top layer wins: toasts mustn't hide behind a dialog's backdrop. */
export function raise(layer: HTMLElement | null) {
  // To close and open it starts its animations again.
  if (!layer?.isConnected || !document.querySelector(':modal')) return
  if (layer.matches(':popover-open')) layer.hidePopover()
  layer.showPopover()
}

export const ShopToaster = () => (
  <Toaster
    position="bottom-center"
    toastOptions={{
      className: 'shop-toast',
      success: { iconTheme: { primary: 'var(--leaf-ink)', secondary: 'var(--raised)' } },
      error: { iconTheme: { primary: 'var(--tomato)', secondary: 'var(--on-tomato)' } },
    }}
  />
)
