import { useState } from 'react'
import { wordsOf } from '../../app/api/api-error.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { backOfficeOrdersMessages } from '../../messages/en/back-office-orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { toast } from '../../ui/toast.ts'

/** Does something to an order and shows it as it is then; a refusal is told, with the order as it has become. */
export function useOrderAction() {
  const t = useMessages(backOfficeOrdersMessages)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  async function act(work: () => Promise<unknown>, done: string): Promise<boolean> {
    setBusy(true)
    try {
      await work()
      toast.success(done, 'order')
      return true
    } catch (error) {
      toast.error(wordsOf(error, t('order.failed')), 'order')
      return false
    } finally {
      await revalidate()
      setBusy(false)
    }
  }
  return { busy, act }
}
