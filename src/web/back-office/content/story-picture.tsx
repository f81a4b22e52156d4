import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Photo } from '../../ui/photo.tsx'
import { FormPart } from '../forms/form-part.tsx'
import { PickPicture } from '../forms/pick-picture.tsx'
import { useAction } from '../parts/use-action.ts'
import { useStaffSend } from '../send.ts'

const calls = {
  news: ['adminSetNewsPicture', 'adminRemoveNewsPicture'],
  event: ['adminSetEventPicture', 'adminRemoveEventPicture'],
  block: ['adminSetBlockPicture', 'adminRemoveBlockPicture'],
} as const

type Props = {
  kind: keyof typeof calls
  story: { id: string; picture: string | null }
  mayWrite: boolean
}

/** Saved as soon as it is chosen. */
export function StoryPicture({ kind, story: { id, picture }, mayWrite }: Props) {
  const t = useMessages(backOfficeContentMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const [set, remove] = calls[kind]
  const params = { id }
  const upload = (file: File) => {
    const body = new FormData()
    body.append('picture', file)
    void act(() => send(set, { params, body }), t('picture.saved'))
  }
  return (
    <FormPart title={t('picture.title')} hint={t('picture.hint')}>
      {picture === null ? (
        <p className="text-soft">{t('picture.none')}</p>
      ) : (
        <Photo
          picture={picture}
          alt=""
          shape="wide"
          sizes="(min-width: 1100px) 480px, 100vw"
          className="aspect-2/1 w-full max-w-lg rounded-card object-cover"
        />
      )}
      {mayWrite && (
        <div className="flex flex-wrap gap-3">
          <PickPicture
            label={t(picture === null ? 'picture.choose' : 'picture.replace')}
            busy={busy}
            onPick={upload}
          />
          {picture !== null && (
            <Button
              busy={busy}
              onClick={() => void act(() => send(remove, { params }), t('picture.removed'))}
            >
              {t('picture.remove')}
            </Button>
          )}
        </div>
      )}
    </FormPart>
  )
}
