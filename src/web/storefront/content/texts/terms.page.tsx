import { BadgeCheck, HeartHandshake, Sparkles } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { textPage } from '../reading/text-page.tsx'
import { termsText } from './terms-text.ts'

export const page = textPage(paths.terms(), termsText, [BadgeCheck, HeartHandshake, Sparkles])
