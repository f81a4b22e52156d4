/** The Urdu name beside the Latin one. */
export const UrduName = ({ name, className }: { name: string | undefined; className: string }) =>
  name && (
    <p lang="ur" dir="rtl" className={`urdu ${className}`}>
      {name}
    </p>
  )
