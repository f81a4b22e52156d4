import { backOfficeLookMessages } from '../../messages/en/back-office/content/look.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useRecordForm } from '../forms/use-record-form.ts'
import { useStaffSend } from '../send.ts'
import { coloursIn, type LookValues, type StaffLook, valuesOf, wear } from './look-values.ts'

export type LookEditing = ReturnType<typeof useLookForm>

export function useLookForm(look: StaffLook) {
  const t = useMessages(backOfficeLookMessages)
  const send = useStaffSend()
  return useRecordForm<StaffLook, LookValues>({
    draft: 'look',
    item: look,
    blank: valuesOf(look),
    valuesOf,
    async change({ version }, _, { colours }) {
      const { data } = await send('adminChangeLook', {
        body: { version, colours: coloursIn(colours) },
      })
      wear(data)
      return data
    },
    read: async () => (await send('adminLook')).data,
    words: { saved: t('look.saved'), failed: t('look.failed') },
  })
}
