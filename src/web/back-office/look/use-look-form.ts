import { backOfficeLookMessages } from '../../messages/en/back-office/content/look.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useEdited } from '../parts/use-edited.ts'
import { useStaffSend } from '../send.ts'
import { coloursIn, type LookValues, type StaffLook, valuesOf, wear } from './look-values.ts'

export type LookEditing = ReturnType<typeof useLookForm>

/** The colours that are chosen, until they are saved. */
export function useLookForm(look: StaffLook) {
  const t = useMessages(backOfficeLookMessages)
  const send = useStaffSend()
  async function change(version: number, { colours }: Partial<LookValues>) {
    if (colours === undefined) return look
    const { data } = await send('adminChangeLook', {
      body: { version, colours: coloursIn(colours) },
    })
    wear(data)
    return data
  }
  return useEdited<StaffLook, LookValues>({
    keepAs: 'look',
    item: look,
    blank: valuesOf(look),
    valuesOf,
    check: () => null,
    create: (_, values) => change(look.version, values),
    change: ({ version }, changes) => change(version, changes),
    read: async () => (await send('adminLook')).data,
    words: { saved: t('look.saved'), failed: t('look.failed') },
  })
}
