import { backOfficeBrandingMessages } from '../../messages/en/back-office/content/branding.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useRecordForm } from '../forms/use-record-form.ts'
import { useStaffSend } from '../send.ts'
import {
  coloursIn,
  type BrandingValues,
  type StaffBranding,
  valuesOf,
  applyBranding,
} from './branding-values.ts'

export type BrandingForm = ReturnType<typeof useBrandingForm>

export function useBrandingForm(branding: StaffBranding) {
  const t = useMessages(backOfficeBrandingMessages)
  const send = useStaffSend()
  return useRecordForm<StaffBranding, BrandingValues>({
    draft: 'look',
    item: branding,
    blank: valuesOf(branding),
    valuesOf,
    async change({ version }, _, { colours }) {
      const { data } = await send('adminChangeBranding', {
        body: { version, colours: coloursIn(colours) },
      })
      applyBranding(data)
      return data
    },
    read: async () => (await send('adminBranding')).data,
    messages: { saved: t('branding.saved'), failed: t('branding.failed') },
  })
}
