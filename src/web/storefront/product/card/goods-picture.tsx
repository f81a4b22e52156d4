import { type ReactNode, useState } from 'react'
import { usePicturesOnTap } from '../../parts/pictures-on-tap.ts'
import { siteMessages } from '../../../messages/en/site.ts'
import { useMessages } from '../../../messages/use-messages.ts'

type Props = { name: string; className: string; children: ReactNode }

/** With data saver, a placeholder until it is tapped. */
export function GoodsPicture({ name, className, children }: Props) {
  const t = useMessages(siteMessages)
  const onTap = usePicturesOnTap()
  const [shown, setShown] = useState(false)
  return (
    <div className={className} data-shown={shown || undefined}>
      {children}
      {onTap && !shown && (
        <button
          type="button"
          className="show-picture"
          aria-label={t('pictures.showOf', { name })}
          onClick={() => setShown(true)}
        >
          {t('pictures.show')}
        </button>
      )}
    </div>
  )
}
