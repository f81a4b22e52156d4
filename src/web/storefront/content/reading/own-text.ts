import type { TextPage } from '#shop/content/texts.ts'
import type { Api } from '../../../app/api/api.ts'
import { plainText } from '../../../ui/markdown/parse-markdown.ts'

/** Staff's text that replaces the default one; null if none. */
export const ownText = async ({ send }: Pick<Api, 'send'>, page: TextPage) =>
  (await send('shopText', { params: { page } })).data

/** Description for search engines. */
export const beginningOf = (markdown: string) => plainText(markdown).slice(0, 160)
