import { tints } from '#shop/catalogue/categories/category.ts'
import { bannerPlaces } from '#shop/content/content.ts'
import { backOfficeBannersMessages } from '../../messages/en/back-office/content/banners.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { officePaths } from '../addresses.ts'
import { collection } from '../content/collection.tsx'
import { hidden, isOwnAddress, shownSection } from '../content/shown-section.ts'
import { BannerPictures } from './banner-pictures.tsx'
import {
  type BannerPlace,
  BannerPreview,
  type BannerValues,
  type StaffBanner,
} from './banner-preview.tsx'

export const { newPage, editPage } = collection<
  StaffBanner,
  BannerValues,
  typeof backOfficeBannersMessages,
  BannerPlace
>({
  name: 'banner',
  kind: 'banner',
  messages: backOfficeBannersMessages,
  blank: {
    title: '',
    titleUr: '',
    text: '',
    textUr: '',
    alt: '',
    altUr: '',
    link: null,
    tint: null,
    ...hidden,
    shown: true,
  },
  list: officePaths.banners,
  address: officePaths.banner,
  calls: {
    read: 'adminBanner',
    create: 'adminCreateBanner',
    change: 'adminChangeBanner',
    setPicture: 'adminSetBannerPicture',
    remove: 'adminRemoveBanner',
  },
  group: {
    field: 'place',
    of: (query) => bannerPlaces.find((one) => one === query.get('place')) ?? 'banner',
  },
  titleOf: ({ title }) => title,
  labels: (t, place) => ({
    new: t(`place.${place}New`),
    back: t('banners.back'),
    saved: t('banners.saved'),
  }),
  sections: (t, place) => [
    {
      title: t('part.words'),
      fields: {
        title: {
          is: 'text',
          label: t('field.title'),
          max: 80,
          translatable: true,
          wrong: ({ title }) => title.trim() === '' && t('content.noTitleYet'),
        },
        text: {
          is: 'area',
          label: t('field.text'),
          max: 160,
          rows: 3,
          translatable: true,
          optional: true,
          onlyIf: () => place === 'banner',
        },
        link: {
          is: 'address',
          label: t('field.link'),
          hint: t('hint.link'),
          max: 300,
          optional: true,
          wrong: ({ link }) => link !== null && !isOwnAddress(link) && t('banners.noLinkYet'),
        },
        alt: {
          is: 'text',
          label: t('field.alt'),
          hint: t('hint.alt'),
          max: 200,
          translatable: true,
          optional: true,
        },
        tint: {
          is: 'select',
          label: t('field.tint'),
          options: [
            { value: '', label: t('tint.any') },
            ...tints.map((value) => ({ value, label: t(`tint.${value}`) })),
          ],
          onlyIf: () => place === 'banner',
        },
      },
    },
    shownSection(t),
  ],
  State({ item }) {
    const t = useMessages(backOfficeBannersMessages)
    return <Badge>{t(`state.${item.state}`)}</Badge>
  },
  Pictures: ({ item, mayWrite }) => <BannerPictures banner={item} mayWrite={mayWrite} />,
  Preview: ({ typed, item, group, picture }) => (
    <BannerPreview typed={typed} place={group} image={item?.image ?? picture} />
  ),
})
