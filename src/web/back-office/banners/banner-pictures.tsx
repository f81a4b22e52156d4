import { backOfficeBannersMessages } from '../../messages/en/back-office-banners.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Photo } from '../../ui/photo.tsx'
import { FormPart } from '../parts/form-part.tsx'
import { PickPicture } from '../parts/pick-picture.tsx'
import { useAction } from '../parts/use-action.ts'
import { useStaffSend } from '../send.ts'
import type { StaffBanner } from './banner-values.ts'

/** A banner's picture, and the one for the dark theme; they are saved as soon as they are chosen. */
export function BannerPictures({ banner, mayWrite }: { banner: StaffBanner; mayWrite: boolean }) {
  const t = useMessages(backOfficeBannersMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const { id, image, darkImage } = banner
  const upload = (theme: 'light' | 'dark') => (file: File) => {
    const body = new FormData()
    body.append('theme', theme)
    body.append('picture', file)
    void act(() => send('adminSetBannerPicture', { params: { id }, body }), t('picture.saved'))
  }
  return (
    <FormPart title={t('part.picture')} hint={t('picture.hint')}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <figure className="grid min-w-0 gap-2">
          <figcaption className="text-small font-semibold">{t('picture.light')}</figcaption>
          <Drawn picture={image} otherwise={t('picture.none')} />
          {mayWrite && (
            <PickPicture
              words={t(image === null ? 'picture.choose' : 'picture.replace')}
              busy={busy}
              onPick={upload('light')}
            />
          )}
        </figure>
        {image !== null && banner.place === 'banner' && (
          <figure className="grid min-w-0 gap-2">
            <figcaption className="text-small font-semibold">{t('picture.dark')}</figcaption>
            <Drawn picture={darkImage} otherwise={t('picture.same')} />
            {mayWrite && (
              <PickPicture
                words={t(darkImage === null ? 'picture.chooseDark' : 'picture.replaceDark')}
                busy={busy}
                onPick={upload('dark')}
              />
            )}
            {mayWrite && darkImage !== null && (
              <Button
                busy={busy}
                className="justify-self-start"
                onClick={
                  () =>
                  void act(() => send('adminRemoveDarkPicture', { params: { id } }), t('picture.saved')) // prettier-ignore
                }
              >
                {t('picture.removeDark')}
              </Button>
            )}
          </figure>
        )}
      </div>
    </FormPart>
  )
}

function Drawn({ picture, otherwise }: { picture: string | null; otherwise: string }) {
  if (picture === null)
    return (
      <p className="banner-thumb grid place-items-center rounded-card bg-sunk p-3 text-soft">
        {otherwise}
      </p>
    )
  return (
    <Photo
      picture={picture}
      alt=""
      shape="wide"
      sizes="400px"
      className="banner-thumb w-full rounded-card object-cover"
    />
  )
}
