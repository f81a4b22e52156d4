import { backOfficeBannersMessages } from '../../messages/en/back-office/content/banners.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useEdited } from '../parts/use-edited.ts'
import { useStaffSend } from '../send.ts'
import {
  type BannerPlace,
  faultsIn,
  noBanner,
  type StaffBanner,
  valuesOf,
} from './banner-values.ts'

type Start = { banner: StaffBanner } | { place: BannerPlace; onMade: (made: StaffBanner) => void }

/** What is typed into a banner, until it is saved. */
export function useBannerForm(start: Start) {
  const t = useMessages(backOfficeBannersMessages)
  const send = useStaffSend()
  const isNew = 'place' in start
  return useEdited({
    keepAs: isNew ? start.place : 'banner',
    item: isNew ? null : start.banner,
    blank: noBanner,
    valuesOf,
    check(typed) {
      const faults = Object.entries(faultsIn(typed))
      if (faults.length === 0) return null
      return { fields: Object.fromEntries(faults.map(([field, fault]) => [field, t(`banners.${fault}`)])) } // prettier-ignore
    },
    create: async (id, values) => {
      const place = isNew ? start.place : 'banner'
      return (await send('adminCreateBanner', { body: { id, place, ...values } })).data
    },
    change: async ({ id, version }, changes) =>
      (await send('adminChangeBanner', { params: { id }, body: { version, ...changes } })).data,
    read: async ({ id }) => (await send('adminBanner', { params: { id } })).data,
    words: { saved: t('banners.saved'), failed: t('banners.failed') },
    onMade: isNew ? start.onMade : undefined,
  })
}
export type BannerForm = ReturnType<typeof useBannerForm>
