import '../../../app/translation/urdu.css'
import { useLanguage } from '../../../messages/use-messages.ts'
import type { StaffOrder } from '../load-order.ts'

type Props = {
  order: Pick<StaffOrder, 'urdu' | 'paper'>
  line: { name: string; color?: string | undefined }
}

/** The Urdu name and colour of goods, for staff who read it and customers who are asked about them. */
export function UrduName({ order: { urdu, paper }, line: { name, color = '' } }: Props) {
  const { locale } = useLanguage()
  const other = [urdu[name], urdu[color]].filter(Boolean).join(' · ')
  if (other === '' || (locale !== 'ur' && paper.locale !== 'ur')) return null
  return (
    <span className="block text-small">
      <bdi className="on-paper" lang="ur">
        {other}
      </bdi>
    </span>
  )
}
