import { toast, Toaster } from 'react-hot-toast'
import type { ToastKind } from './toast.ts'

export function showToast(kind: ToastKind, message: string) {
  if (kind === 'blank') toast(message)
  else toast[kind](message)
}

// The times are the library's own and the specification's: 4 s, success 2 s, at most 20 at once.
export const ShopToaster = () => (
  <Toaster
    position="top-center"
    containerStyle={{ insetBlockStart: '4.5rem' }}
    toastOptions={{
      className: 'shop-toast',
      success: { iconTheme: { primary: 'var(--leaf-ink)', secondary: 'var(--raised)' } },
      error: { iconTheme: { primary: 'var(--tomato)', secondary: 'var(--on-tomato)' } },
    }}
  />
)
