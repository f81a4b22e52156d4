import { ArrowDown, ArrowUp } from 'lucide-react'
import { bannerPlaces } from '#shop/content/content.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeBannersMessages } from '../../messages/en/back-office/content/banners.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Photo } from '../../ui/photo.tsx'
import { officePaths } from '../addresses.ts'
import { BackToContent } from '../content/back-to-content.tsx'
import { definePage } from '../layout/define-page.ts'
import { useAction } from '../parts/use-action.ts'
import { useAllows } from '../parts/use-allows.ts'
import { staffSend, useStaffSend } from '../send.ts'
import type { BannerPlace, StaffBanner } from './banner-values.ts'

export const page = definePage({
  async load({ api, layoutData }) {
    await layoutData
    return (await staffSend(api)('adminBanners')).data
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeBannersMessages)('banners.title'),
  }),
  Page: ({ data }) => {
    const t = useMessages(backOfficeBannersMessages)
    return (
      <div className="grid max-w-3xl grid-cols-1 gap-6">
        <BackToContent />
        <div>
          <h1 className="text-head">{t('banners.title')}</h1>
          <p className="text-soft">{t('banners.text')}</p>
        </div>
        {bannerPlaces.map((place) => (
          <Place key={place} place={place} banners={data.filter((one) => one.place === place)} />
        ))}
      </div>
    )
  },
})

function Place({ place, banners }: { place: BannerPlace; banners: readonly StaffBanner[] }) {
  const t = useMessages(backOfficeBannersMessages)
  const mayWrite = useAllows('content.write')
  return (
    <section aria-labelledby={place} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="me-auto">
          <h2 id={place} className="text-title">
            {t(`place.${place}`)}
          </h2>
          <p className="text-small text-soft">{t(`place.${place}Text`)}</p>
        </div>
        {mayWrite && (
          <Link
            to={officePaths.newBanner({ place })}
            className={buttonClass({ kind: place === 'banner' ? 'main' : 'plain' })}
          >
            {t(`place.${place}New`)}
          </Link>
        )}
      </div>
      {banners.length === 0 && <p className="office-box text-soft">{t(`place.${place}None`)}</p>}
      <ol className="grid gap-3">
        {banners.map((banner, nth) => (
          <Row key={banner.id} banner={banner} nth={nth} last={banners.length - 1} />
        ))}
      </ol>
    </section>
  )
}

function Row({ banner, nth, last }: { banner: StaffBanner; nth: number; last: number }) {
  const t = useMessages(backOfficeBannersMessages)
  const { title, text, image, state, from, until } = banner
  const when = [
    from && state === 'due' && t('banners.from', { time: t.moment(Date.parse(from)) }),
    until && t('banners.until', { time: t.moment(Date.parse(until)) }),
  ].filter(Boolean)
  return (
    <li className="office-box banner-row">
      {image === null ? (
        <span className="banner-thumb bg-sunk" />
      ) : (
        <Photo
          picture={image}
          alt=""
          shape="wide"
          sizes="104px"
          className="banner-thumb w-full object-cover"
        />
      )}
      <div className="grid gap-1">
        <h3 className="font-semibold">
          <Link
            to={officePaths.banner(banner)}
            className="inline-flex min-h-11 items-center hover:underline"
          >
            {title}
          </Link>
        </h3>
        {text !== '' && <p className="text-small text-soft max-sm:hidden">{text}</p>}
        <p className="flex flex-wrap items-center gap-2 text-small text-soft">
          <Badge>{t(`state.${state}`)}</Badge>
          {when.join(', ')}
        </p>
      </div>
      <Moves banner={banner} nth={nth} last={last} />
    </li>
  )
}

function Moves({
  banner: { id, title },
  nth,
  last,
}: {
  banner: StaffBanner
  nth: number
  last: number
}) {
  const t = useMessages(backOfficeBannersMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  if (!useAllows('content.write')) return null
  const move = (position: number) =>
    void act(
      () => send('adminMoveBanner', { params: { id }, body: { position } }),
      t('banners.moved', { title, position }),
    )
  return (
    <div className="grid md:flex">
      <IconButton
        label={t('banners.up', { title })}
        icon={<ArrowUp aria-hidden className="size-5" />}
        disabled={nth === 0}
        aria-disabled={busy}
        onClick={() => move(nth)}
      />
      <IconButton
        label={t('banners.down', { title })}
        icon={<ArrowDown aria-hidden className="size-5" />}
        disabled={nth === last}
        aria-disabled={busy}
        onClick={() => move(nth + 2)}
      />
    </div>
  )
}
