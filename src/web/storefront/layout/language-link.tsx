import { useEffect } from 'react'
import { languagePath } from '../../app/language-path.ts'
import { useLocation } from '../../app/router/use-router.tsx'
import { sessionTexts } from '../../app/storage/stores.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'

const scrollKey = 'scroll-of-language'

/** This page in the other language, at the same place. */
export function LanguageLink({ className }: { className: string }) {
  const t = useMessages(siteMessages)
  const { locale } = useLanguage()
  const { pathname, search } = useLocation()
  const other = locale === 'ur' ? 'en' : 'ur'
  useEffect(() => {
    const y = Number(sessionTexts.read(scrollKey))
    sessionTexts.write(scrollKey, '')
    if (y > 0) window.scrollTo(0, y)
  }, [])
  return (
    <a
      href={languagePath(other, pathname + search)}
      lang={other}
      className={className}
      onClick={() => sessionTexts.write(scrollKey, String(window.scrollY))}
    >
      {t('nav.language')}
    </a>
  )
}
