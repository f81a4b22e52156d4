// Toasts come with the first message, not with the first page: their code is a chunk of its own.
export type ToastKind = 'success' | 'error' | 'blank'
type Toast = { kind: ToastKind; message: string }

let listener: ((toast: Toast) => void) | null = null

/** Called by the host that shows them. */
export function onToast(hear: (toast: Toast) => void) {
  listener = hear
  return () => {
    listener = null
  }
}

const say = (kind: ToastKind) => (message: string) => listener?.({ kind, message })

export const toast = { success: say('success'), error: say('error'), say: say('blank') }
