import './urdu.css'
import { urduDigits } from '../../messages/ur/urdu-digits.ts'
import { urduFormats } from '../../messages/ur/urdu-formats.ts'
import type { Language } from '../../messages/language.ts'
import { digitsOfPage } from '../document/digits-of-page.ts'
import { translationLinkId } from '../document/translation-link-id.ts'
import { hasPrefix } from '../router/language-prefix.ts'

/** The language of a page that is not in English: its sentences come in one file, which the page names. */
export async function readTranslation(): Promise<Language> {
  const { lang, dir } = document.documentElement
  const prefix = hasPrefix({ prefix: `/${lang}` }, window.location.pathname)
    ? (`/${lang}` as const)
    : ''
  if (prefix !== '') remember(lang)
  return {
    locale: lang as Language['locale'],
    direction: dir === 'rtl' ? 'rtl' : 'ltr',
    prefix,
    translation: await readSentences(),
    ...(lang === 'ur' && { formats: urduFormats, ownDigits: urduDigits }),
    ...digitsOfPage(),
  }
}

/** So that the shop's answers, e-mails and pages without prefix are in the language of the page last seen. */
function remember(lang: string) {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `locale=${lang}; path=/; max-age=31536000; samesite=lax${secure}`
}

async function readSentences() {
  const link = document.getElementById(translationLinkId)
  const answer = await fetch(link instanceof HTMLLinkElement ? link.href : '')
  if (!answer.ok) throw new Error('The translation failed to load')
  return (await answer.json()) as Language['translation']
}
