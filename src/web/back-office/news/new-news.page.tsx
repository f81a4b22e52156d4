import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeNewsMessages } from '../../messages/en/back-office/content/news.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { refuseWithout } from '../layout/refuse-without.ts'
import { BackToNews } from './back-to-news.tsx'
import { NewsEditor } from './news-editor.tsx'
import { useNewsForm } from './use-news-form.ts'

export const page = definePage({
  load: async ({ layoutData }) => refuseWithout((await layoutData).role, 'content.write'),
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeNewsMessages)('news.new'),
  }),
  Page: function NewNews() {
    const t = useMessages(backOfficeNewsMessages)
    const go = useNavigate()
    const form = useNewsForm(null, (made) => void go(officePaths.news(made)))
    return (
      <div className="grid grid-cols-1 gap-4">
        <BackToNews />
        <h1 className="text-head">{t('news.new')}</h1>
        <NewsEditor form={form} mayWrite />
      </div>
    )
  },
})
