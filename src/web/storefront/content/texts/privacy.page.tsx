import { UserRound, EyeOff, HandHeart } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { textPage } from '../reading/text-page.tsx'
import { privacyText } from './privacy-text.ts'

export const page = textPage(paths.privacy(), privacyText, [UserRound, EyeOff, HandHeart])
