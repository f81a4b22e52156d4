import './toaster.css'
import { toast, Toaster } from 'react-hot-toast'
import type { Toast } from './toast.ts'

const withAction = 8000

/** The last matter of each message. */
const matters = new Map<string, string>()

/** The library keeps success toasts 2 s and others 4 s, at most 20 at once. */
export function showToast({ kind, message, matter, action }: Toast) {
  const show = kind === 'blank' ? toast : toast[kind]
  const earlier = matters.get(message)
  if (earlier !== undefined && earlier !== matter) toast.remove(earlier) // display equal texts only once
  matters.set(message, matter)
  if (!action) return show(message, { id: matter, duration: undefined })
  const press = () => {
    toast.dismiss(matter)
    action.go()
  }
  const text = (
    <span className="toast-words">
      {message}
      <button type="button" className="toast-action" onClick={press}>
        {action.label}
      </button>
    </span>
  )
  return show(text, { id: matter, duration: withAction })
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
