import { useLanguage } from '../../../messages/use-messages.ts'

/** The Urdu name beside the Latin one; readers of Urdu have it in its place. */
export function UrduName({ name, className }: { name: string | undefined; className: string }) {
  const { locale } = useLanguage()
  return (
    name &&
    locale !== 'ur' && (
      <p lang="ur" dir="auto" className={`urdu ${className}`}>
        {name}
      </p>
    )
  )
}
