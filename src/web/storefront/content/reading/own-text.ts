import type { TextPage } from '#shop/content/texts.ts'
import type { Api } from '../../../app/api/api.ts'
import { plainText } from '../../../ui/markdown/parse-markdown.ts'

/** What staff wrote in place of the words that come with the shop; null: nothing. */
export const ownText = async ({ send }: Pick<Api, 'send'>, page: TextPage) =>
  (await send('shopText', { params: { page } })).data

/** The beginning of a text, for search engines. */
export const beginningOf = (markdown: string) => plainText(markdown).slice(0, 160)
