import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeNewsMessages } from '../../messages/en/back-office-news.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { useAllows } from '../parts/use-allows.ts'
import { BackToNews } from './back-to-news.tsx'
import { NewsEditor } from './news-editor.tsx'
import { useNewsForm } from './use-news-form.ts'

export const page = definePage({
  load: async ({ layoutData }) => void (await layoutData),
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeNewsMessages)('news.new'),
  }),
  Page: function NewNews() {
    const t = useMessages(backOfficeNewsMessages)
    const go = useNavigate()
    const mayWrite = useAllows('content.write')
    const form = useNewsForm(null, (made) => void go(officePaths.news(made)))
    return (
      <div className="grid grid-cols-1 gap-4">
        <BackToNews />
        <h1 className="text-head">{t('news.new')}</h1>
        {!mayWrite && <p>{t('news.readOnly')}</p>}
        <NewsEditor form={form} mayWrite={mayWrite} />
      </div>
    )
  },
})
