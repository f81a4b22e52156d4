import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toast.ts'

type Props = { text: string; label: string; done: string; small?: boolean }

/** Copies a text; where the browser does not let it, that is said. */
export function CopyButton({ text, label, done, small = false }: Props) {
  const t = useMessages(backOfficeMessages)
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(done, 'action')
    } catch {
      toast.error(t('copy.failed'), 'action')
    }
  }
  return (
    <Button small={small} onClick={() => void copy()}>
      {label}
    </Button>
  )
}

/** For a link that an e-mail carries too: staff hand it over another way. */
export function CopyLink({ link, small = false }: { link: string; small?: boolean }) {
  const t = useMessages(backOfficeMessages)
  return <CopyButton text={link} label={t('copy.link')} done={t('copy.linkDone')} small={small} />
}
