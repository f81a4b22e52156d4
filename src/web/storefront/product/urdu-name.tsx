/** The name as the bazaar writes it, beside the one in Latin letters. */
export const UrduName = ({ name, className }: { name: string | undefined; className: string }) =>
  name && (
    <p lang="ur" dir="rtl" className={`urdu ${className}`}>
      {name}
    </p>
  )
