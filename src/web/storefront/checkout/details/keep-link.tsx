import { Copy } from 'lucide-react'
import type { Order } from '#shop/orders/order.ts'
import { paths } from '../../../app/paths.ts'
import { withPrefix } from '../../../app/router/language-prefix.ts'
import { Link } from '../../../app/router/link.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { doneMessages } from '../../../messages/en/storefront/checkout/done.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { prefillSignup } from '../../auth/signup-prefill.ts'

type Props = { order: Pick<Order, 'id' | 'accountId' | 'contact'>; orderKey: string | undefined }

/** For a guest: a link to the order that works on any device, and the way to an account. */
export function KeepLink({ order: { id, accountId, contact }, orderKey }: Props) {
  const t = useMessages(doneMessages)
  const language = useLanguage()
  if (accountId !== null) return null
  const own = paths.order({ id, key: orderKey })

  async function copy() {
    try {
      const url = new URL(withPrefix(language, own), window.location.href)
      await navigator.clipboard.writeText(url.href)
      toast.success(t('done.copied'), 'link')
    } catch {
      toast.error(t('done.notCopied'), 'link')
    }
  }

  return (
    <section
      aria-labelledby="keep-link"
      className="panel grid w-full justify-items-start gap-3 p-5 sm:p-6"
    >
      <h2 id="keep-link" className="text-lead">
        {t('done.keep')}
      </h2>
      <p className="text-small text-soft">{t('done.keepText')}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button kind="brand" small onClick={() => void copy()}>
          <Copy aria-hidden className="size-5" /> {t('done.copy')}
        </Button>
        <Link to={own} className="inline-link thumb">
          {t('done.link')}
        </Link>
        <Link
          to={paths.signup({ type: 'normal' })}
          className="inline-link thumb"
          onClick={() => prefillSignup.write(contact)}
        >
          {t('done.signUp')}
        </Link>
      </div>
    </section>
  )
}
