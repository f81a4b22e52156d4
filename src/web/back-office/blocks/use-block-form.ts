import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useEdited } from '../parts/use-edited.ts'
import { useStaffSend } from '../send.ts'
import { type BlockPage, faultsIn, noBlock, type StaffBlock, valuesOf } from './block-values.ts'

type Start = { block: StaffBlock } | { page: BlockPage; onMade: (made: StaffBlock) => void }

/** What is typed into a part of the about page or an achievement, until it is saved. */
export function useBlockForm(start: Start) {
  const t = useMessages(backOfficeContentMessages)
  const send = useStaffSend()
  const isNew = 'page' in start
  return useEdited({
    keepAs: isNew ? `${start.page} part` : 'part',
    item: isNew ? null : start.block,
    blank: noBlock,
    valuesOf,
    check(typed) {
      const faults = Object.entries(faultsIn(typed))
      if (faults.length === 0) return null
      return { fields: Object.fromEntries(faults.map(([field, fault]) => [field, t(fault)])) }
    },
    create: async (id, values) => {
      const page = isNew ? start.page : start.block.page
      return (await send('adminCreateBlock', { body: { id, page, ...values } })).data
    },
    change: async ({ id, version }, changes) =>
      (await send('adminChangeBlock', { params: { id }, body: { version, ...changes } })).data,
    read: async ({ id }) => (await send('adminBlock', { params: { id } })).data,
    words: { saved: t('blocks.saved'), failed: t('content.failed') },
    onMade: isNew ? start.onMade : undefined,
  })
}
export type BlockForm = ReturnType<typeof useBlockForm>
