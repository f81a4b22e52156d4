import { type ReactNode, useState } from 'react'
import { usePicturesOnTap } from '../../parts/pictures-on-tap.ts'
import { siteMessages } from '../../../messages/en/site.ts'
import { useMessages } from '../../../messages/use-messages.ts'

type Props = { name: string; className: string; children: ReactNode }

/** With data saver, a placeholder until it is tapped. */
export function GoodsPicture({ name, className, children }: Props) {
  const t = useMessages(siteMessages)
  const onTap = usePicturesOnTap()
  const [isLoaded, setLoaded] = useState(false)
  return (
    <div className={className} data-shown={isLoaded || undefined}>
      {children}
      {onTap && !isLoaded && (
        <button
          type="button"
          className="show-picture"
          aria-label={t('pictures.showOf', { name })}
          onClick={() => setLoaded(true)}
        >
          {t('pictures.show')}
        </button>
      )}
    </div>
  )
}
