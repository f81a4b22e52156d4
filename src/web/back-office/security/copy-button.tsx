import { backOfficeSecurityMessages } from '../../messages/en/back-office/settings/security.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toast.ts'

type Props = { text: string; label: string; done: string }

/** Copies a text; where the browser does not let it, that is said. */
export function CopyButton({ text, label, done }: Props) {
  const t = useMessages(backOfficeSecurityMessages)
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(done, 'action')
    } catch {
      toast.error(t('setUp.copyFailed'), 'action')
    }
  }
  return <Button onClick={() => void copy()}>{label}</Button>
}
