// The toaster is a separate chunk, loaded with the first message.
export type ToastKind = 'success' | 'error' | 'blank'

export type Toast = {
  kind: ToastKind
  message: string
  /** A newer message about the same matter replaces the older. */
  matter: string
  action?: ToastAction | undefined
}

/** `undoes`: Ctrl+Z presses it too. */
export type ToastAction = { label: string; go: () => void; undoes?: true }

let listener: ((toast: Toast) => void) | null = null

export function onToast(hear: (toast: Toast) => void) {
  listener = hear
  return () => {
    listener = null
  }
}

const say =
  (kind: ToastKind) =>
  (message: string, matter = message, action?: ToastAction) =>
    listener?.({ kind, message, matter, action })

export const toast = { success: say('success'), error: say('error'), say: say('blank') }
