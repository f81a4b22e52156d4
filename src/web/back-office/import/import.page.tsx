import { allows } from '#shop/permissions.ts'
import { ApiError } from '../../app/api/api-error.ts'
import { backOfficeImportMessages } from '../../messages/en/back-office-import.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { definePage } from '../layout/define-page.ts'
import { ImportForm } from './import-form.tsx'

export const page = definePage({
  load: async ({ layoutData }) => {
    const { role } = await layoutData
    if (!allows(role, 'product.import'))
      throw new ApiError({ status: 403, code: 'permission_missing', message: '' })
    return null
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeImportMessages)('list.title'),
  }),
  Page: () => {
    const t = useMessages(backOfficeImportMessages)
    return (
      <div className="grid max-w-3xl gap-4">
        <h1 className="text-head">{t('list.title')}</h1>
        <ImportForm />
      </div>
    )
  },
})
