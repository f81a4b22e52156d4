import { useState } from 'react'
import { messageOf } from '../../app/api/api-error.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { toast, type ToastAction } from '../../ui/toasts/toast.ts'

/** Runs a change, shows a toast and reloads the page's data, also after a refusal. */
export function useAction() {
  const t = useMessages(backOfficeMessages)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  async function act<T>(
    work: () => Promise<T>,
    done: string,
    actionFor?: (result: T) => ToastAction | undefined,
  ): Promise<void> {
    setBusy(true)
    try {
      const result = await work()
      toast.success(done, 'action', actionFor?.(result))
    } catch (error) {
      toast.error(messageOf(error, t('action.failed')), 'action')
    }
    await revalidate()
    setBusy(false)
  }
  return { busy, act }
}
