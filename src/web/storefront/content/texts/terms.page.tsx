import { BadgeCheck, HeartHandshake, Sparkles } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { textPage } from '../reading/text-page.tsx'
import { termsMessages } from '../../../messages/en/storefront/content/terms.ts'

export const page = textPage({
  page: 'terms',
  path: paths.terms(),
  messages: termsMessages,
  changed: '2026-11-29',
  icons: [BadgeCheck, HeartHandshake, Sparkles],
})
