import './toaster.css'
import { toast, Toaster } from 'react-hot-toast'
import type { Toast } from './toast.ts'

const withAction = 8000

/** Which matter each message was last about. */
const matters = new Map<string, string>()

/** The times are the library's own and the specification's: 4 s, success 2 s, at most 20 at once. */
export function showToast({ kind, message, matter, action }: Toast) {
  const show = kind === 'blank' ? toast : toast[kind]
  const earlier = matters.get(message)
  if (earlier !== undefined && earlier !== matter) toast.remove(earlier) // the same words once
  matters.set(message, matter)
  if (!action) return show(message, { id: matter, duration: undefined })
  const press = () => {
    toast.dismiss(matter)
    action.go()
  }
  const words = (
    <span className="toast-words">
      {message}
      <button type="button" className="toast-action" onClick={press}>
        {action.label}
      </button>
    </span>
  )
  return show(words, { id: matter, duration: withAction })
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
