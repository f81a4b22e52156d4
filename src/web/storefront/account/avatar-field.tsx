import { ImageUp } from 'lucide-react'
import type { Person } from '../../app/api/api.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/form/field.tsx'
import { signupMessages } from '../../messages/en/storefront/account/signup.ts'
import { accountMessages } from '../../messages/en/storefront/account/account.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Avatar } from '../parts/avatar.tsx'
import { usePicture } from '../../ui/picture/use-picture.tsx'

type Props = { name: string; person: Person; error: string | undefined }

export function AvatarField({ name, person, error }: Props) {
  const t = useMessages(signupMessages, accountMessages)
  const { input, preview, chosen, draw, cropping } = usePicture()
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border-b border-line pb-6">
      {preview ? (
        <img src={preview} alt="" className="size-24 rounded-pill bg-sunk object-cover" />
      ) : (
        <Avatar person={person} className="size-24 !text-title" />
      )}
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <label className="button button-plain button-small has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-bright">
            <ImageUp aria-hidden className="size-4" /> {t('signup.picture')}
            <input
              ref={input}
              type="file"
              name={name}
              accept="image/*"
              className="sr-only"
              onChange={() => void chosen()}
              aria-invalid={error ? true : undefined}
              aria-describedby="avatar-note"
            />
          </label>
          <Button
            kind="quiet"
            small
            className="max-sm:-ms-4"
            onClick={() => void draw(person.fullName)}
          >
            {t('signup.drawPicture')}
          </Button>
        </div>
        <div id="avatar-note" role="status">
          {error ? (
            <FieldError message={error} />
          ) : (
            <p className="text-small text-soft">
              {preview ? t('signup.pictureReady') : t('profile.pictureHint')}
            </p>
          )}
        </div>
      </div>
      {cropping}
    </div>
  )
}
