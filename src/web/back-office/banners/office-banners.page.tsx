import { bannerPlaces } from '#shop/content/content.ts'
import { backOfficeBannersMessages } from '../../messages/en/back-office/content/banners.ts'
import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Photo } from '../../ui/photo.tsx'
import { officePaths } from '../addresses.ts'
import { GroupedList, RowTitle } from '../content/grouped-list.tsx'
import { definePage } from '../layout/define-page.ts'
import { BackLink } from '../parts/back-link.tsx'
import { staffSend, useStaffSend } from '../send.ts'
import type { BannerPlace, StaffBanner } from './banner-preview.tsx'

export const page = definePage({
  async load({ api, layoutData }) {
    await layoutData
    return (await staffSend(api)('adminBanners')).data
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeBannersMessages)('banners.title'),
  }),
  Page: ({ data }) => {
    const t = useMessages(backOfficeBannersMessages, backOfficeContentMessages)
    return (
      <div className="grid max-w-3xl grid-cols-1 gap-6">
        <BackLink to={officePaths.content()}>{t('content.title')}</BackLink>
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

type PlaceProps = { place: BannerPlace; banners: readonly StaffBanner[] }

function Place({ place, banners }: PlaceProps) {
  const t = useMessages(backOfficeBannersMessages)
  const send = useStaffSend()
  return (
    <GroupedList
      id={place}
      items={banners}
      labels={{
        title: t(`place.${place}`),
        text: t(`place.${place}Text`),
        none: t(`place.${place}None`),
        new: t(`place.${place}New`),
      }}
      newAt={officePaths.newBanner({ place })}
      isMain={place === 'banner'}
      move={({ id }, position) => send('adminMoveBanner', { params: { id }, body: { position } })}
      moveLabels={({ title }) => ({
        up: t('banners.up', { title }),
        down: t('banners.down', { title }),
        moved: (position) => t('banners.moved', { title, position }),
      })}
      rowClass="banner-row"
      row={(banner) => <Row banner={banner} />}
    />
  )
}

function Row({ banner }: { banner: StaffBanner }) {
  const t = useMessages(backOfficeBannersMessages)
  const { title, text, image, state, from, until } = banner
  const when = [
    from && state === 'due' && t('banners.from', { time: t.moment(Date.parse(from)) }),
    until && t('banners.until', { time: t.moment(Date.parse(until)) }),
  ].filter(Boolean)
  return (
    <>
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
        <RowTitle to={officePaths.banner(banner)}>{title}</RowTitle>
        {text !== '' && <p className="text-small text-soft max-sm:hidden">{text}</p>}
        <p className="flex flex-wrap items-center gap-2 text-small text-soft">
          <Badge>{t(`state.${state}`)}</Badge>
          {t.joined(when)}
        </p>
      </div>
    </>
  )
}
