import { backOfficeBannersMessages } from '../../messages/en/back-office/content/banners.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Photo } from '../../ui/photo.tsx'
import { FormPart } from '../forms/form-part.tsx'
import { PickPicture } from '../forms/pick-picture.tsx'
import { useAction } from '../parts/use-action.ts'
import { useStaffSend } from '../send.ts'
import type { StaffBanner } from './banner-preview.tsx'

type Props = { banner: StaffBanner; mayWrite: boolean }

/** A banner's picture, and those for the dark theme and for phones; they are saved as soon as they are chosen. */
export function BannerPictures({ banner, mayWrite }: Props) {
  const t = useMessages(backOfficeBannersMessages)
  const { image, place } = banner
  return (
    <FormPart title={t('part.picture')} hint={t('picture.hint')}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <OnePicture which="light" banner={banner} mayWrite={mayWrite} />
        {image !== null && place === 'banner' && (
          <>
            <OnePicture which="dark" banner={banner} mayWrite={mayWrite} />
            <OnePicture which="phone" banner={banner} mayWrite={mayWrite} />
          </>
        )}
      </div>
    </FormPart>
  )
}

const kinds = {
  light: { otherwise: 'none', choose: 'choose', replace: 'replace' },
  dark: { otherwise: 'same', choose: 'chooseDark', replace: 'replaceDark' },
  phone: { otherwise: 'sameOnPhones', choose: 'choosePhone', replace: 'replacePhone' },
} as const

function OnePicture({ which, banner, mayWrite }: Props & { which: keyof typeof kinds }) {
  const t = useMessages(backOfficeBannersMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const params = { id: banner.id }
  const { otherwise, choose, replace } = kinds[which]
  const picture = { light: banner.image, dark: banner.darkImage, phone: banner.phoneImage }[which]
  const upload = (file: File) => {
    const body = new FormData()
    body.append('theme', which)
    body.append('picture', file)
    void act(() => send('adminSetBannerPicture', { params, body }), t('picture.saved'))
  }
  const remove = () =>
    send(which === 'dark' ? 'adminRemoveDarkPicture' : 'adminRemovePhonePicture', { params })
  return (
    <figure className="grid min-w-0 gap-2">
      <figcaption className="text-small font-semibold">{t(`picture.${which}`)}</figcaption>
      <Drawn picture={picture} otherwise={t(`picture.${otherwise}`)} />
      {mayWrite && (
        <PickPicture
          label={t(`picture.${picture === null ? choose : replace}`)}
          busy={busy}
          onPick={upload}
        />
      )}
      {mayWrite && which !== 'light' && picture !== null && (
        <Button
          busy={busy}
          className="justify-self-start"
          onClick={() => void act(remove, t('picture.saved'))}
        >
          {t(which === 'dark' ? 'picture.removeDark' : 'picture.removePhone')}
        </Button>
      )}
    </figure>
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
