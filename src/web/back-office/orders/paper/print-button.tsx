import { Printer } from 'lucide-react'
import { backOfficeOrdersMessages } from '../../../messages/en/back-office/orders/orders.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Button } from '../../../ui/button.tsx'

export function PrintButton() {
  const t = useMessages(backOfficeOrdersMessages)
  return (
    <Button kind="main" onClick={() => window.print()}>
      <Printer aria-hidden className="size-5" />
      {t('slip.print')}
    </Button>
  )
}
