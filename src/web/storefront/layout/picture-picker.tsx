import { choosePictures, usePicturesOnTap } from '../parts/pictures-on-tap.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** For those who pay by the megabyte: no picture before it is asked for. */
export function PicturePicker() {
  const t = useMessages(siteMessages)
  const onTap = usePicturesOnTap()
  return (
    <div
      role="group"
      aria-label={t('pictures.label')}
      className="theme-picker flex w-fit rounded-pill border border-brand-line p-1"
    >
      {(['always', 'tap'] as const).map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={onTap === (choice === 'tap')}
          className="min-h-11 rounded-pill px-3 text-small font-semibold aria-pressed:bg-on-brand aria-pressed:text-brand-deep"
          onClick={() => choosePictures(choice)}
        >
          {t(`pictures.${choice}`)}
        </button>
      ))}
    </div>
  )
}
