import { Copy, MessageCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { whatsappLink } from '#shop/accounts/contacts/phone.ts'
import { withPrefix } from '../../app/router/language-prefix.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { shareMessages } from '../../messages/en/storefront/catalogue/share.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'

export type Shared = { path: string; title: string }

type Props = { shared: Shared }

/** Native sharing; falls back to a dialog. */
export function ShareNow({ shared: { path, title } }: Props) {
  const language = useLanguage()
  const url = new URL(withPrefix(language, path), window.location.href).href
  const [open, setOpen] = useState<boolean>()
  const isAsked = useRef(false)

  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    void shareByBrowser({ url, title }).then((shared) => !shared && setOpen(true))
  }, [url, title])

  if (open === undefined) return null
  return <ShareDialog {...{ url, title, open }} onClose={() => setOpen(false)} />
}

/** False if unsupported or failed. A cancelled share counts as done. */
async function shareByBrowser(link: { url: string; title: string }): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share(link)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

type DialogProps = { url: string; title: string; open: boolean; onClose: () => void }

function ShareDialog({ url, title, open, onClose }: DialogProps) {
  const t = useMessages(shareMessages)

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      toast.success(t('share.copied'), 'link')
      onClose()
    } catch {
      toast.error(t('share.notCopied'), 'link')
    }
  }

  return (
    <Dialog open={open} onClose={onClose} title={t('share.title')}>
      <div className="grid gap-4">
        <TextField
          label={t('share.link')}
          value={url}
          readOnly
          dir="ltr"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button kind="main" onClick={() => void copy()}>
          <Copy aria-hidden className="size-5" /> {t('share.copy')}
        </Button>
        <a
          className={buttonClass()}
          href={whatsappLink('', `${title} ${url}`)}
          target="_blank"
          rel="noopener"
        >
          <MessageCircle aria-hidden className="size-5" /> {t('share.whatsapp')}
        </a>
      </div>
    </Dialog>
  )
}
