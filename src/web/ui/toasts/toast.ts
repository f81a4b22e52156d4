// Toasts come with the first message, not with the first page: their code is a chunk of its own.
export type ToastKind = 'success' | 'error' | 'blank'

export type Toast = {
  kind: ToastKind
  message: string
  /** What it is about: a newer message about the same replaces the older. */
  matter: string
  /** A button beside the message. */
  action?: ToastAction | undefined
}

export type ToastAction = { label: string; go: () => void }

let listener: ((toast: Toast) => void) | null = null

/** Called by the host that shows them. */
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
