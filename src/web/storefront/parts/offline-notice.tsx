import { useEffect } from 'react'
import { paths } from '../../app/paths.ts'
import { isReachable } from '../../app/api/connection.ts'
import { Link } from '../../app/router/link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { offlineMessages } from '../../messages/en/storefront/content/offline.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** Offline on a page that was never visited: offers cached pages instead. */
export function OfflineNotice() {
  const t = useMessages(siteMessages, offlineMessages)
  useEffect(() => {
    if (window.location.pathname.endsWith(paths.offline())) return
    // Reached by a link; an earlier visit may have cached the whole page.
    void isKept(window.location.href).then((saved) => saved && window.location.reload())
    const again = () => window.location.reload()
    window.addEventListener('online', again)
    // Devices report online before, and long after, they can reach the shop.
    const asking = setInterval(() => void isReachable().then((is) => is && again()), 5000)
    return () => {
      window.removeEventListener('online', again)
      clearInterval(asking)
    }
  }, [])

  return (
    <EmptyState ornament="lamp" level={1} title={t('offline.title')} text={t('offline.text')}>
      <Link to={paths.cart()} className={buttonClass({ kind: 'main' })}>
        {t('offline.cart')}
      </Link>
      <Button onClick={() => window.location.reload()}>{t('problem.again')}</Button>
      <Link to={paths.home()} className={buttonClass({ kind: 'plain' })}>
        {t('missing.home')}
      </Link>
    </EmptyState>
  )
}

async function isKept(address: string) {
  if (!('caches' in window) || document.documentElement.dataset.copy !== undefined) return false
  return (await caches.match(address, { ignoreVary: true })) !== undefined
}
