import { UserRound, EyeOff, HandHeart } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { textPage } from '../reading/text-page.tsx'
import { privacyMessages } from '../../../messages/en/storefront/content/privacy.ts'

export const page = textPage({
  page: 'privacy',
  path: paths.privacy(),
  messages: privacyMessages,
  changed: '2026-11-29',
  icons: [UserRound, EyeOff, HandHeart],
})
