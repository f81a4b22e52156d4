import { UserRound, EyeOff, HandHeart } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { textPage } from '../reading/text-page.tsx'
import { privacyMessages } from '../../../messages/en/privacy.ts'

export const page = textPage(paths.privacy(), privacyMessages, '2026-11-21', [
  UserRound,
  EyeOff,
  HandHeart,
])
