import { ImageUp } from 'lucide-react'
import { Button } from '../button.tsx'
import { Field } from '../form/field.tsx'
import { signupMessages } from '../../messages/en/storefront/account/signup.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useHydrated } from '../../app/hydration/use-hydrated.ts'
import { usePicture } from './use-picture.tsx'

type Props = { name: string; person: string; error?: string | undefined }

/** The API requires a picture; without a file, draw one from the initials. */
export function PictureField({ name, person, error }: Props) {
  const t = useMessages(signupMessages)
  const { input, preview, chosen, draw, cropping } = usePicture()
  const isHydrated = useHydrated()
  return (
    <Field label={t('signup.picture')} error={error}>
      {(wiring) => (
        <div className="flex flex-wrap items-center gap-3">
          {preview && <img src={preview} alt="" className="size-14 rounded-pill object-cover" />}
          {/* The browser's own button is in its language; without scripts only it says what was chosen. */}
          <label
            className={
              isHydrated
                ? 'button button-plain button-small has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-bright'
                : 'contents'
            }
          >
            {isHydrated && (
              <>
                <ImageUp aria-hidden className="size-4" /> {t('signup.choosePicture')}
              </>
            )}
            <input
              ref={input}
              type="file"
              name={name}
              accept="image/jpeg,image/png,image/webp,image/avif"
              className={isHydrated ? 'sr-only' : 'input min-w-56 flex-1'}
              onChange={() => void chosen()}
              required
              {...wiring}
            />
          </label>
          {isHydrated && (
            <Button small onClick={() => void draw(person)}>
              {t('signup.drawPicture')}
            </Button>
          )}
          <span role="status" className="sr-only">
            {preview ? t('signup.pictureReady') : ''}
          </span>
          {cropping}
        </div>
      )}
    </Field>
  )
}
