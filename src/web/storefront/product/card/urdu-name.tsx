/** The Urdu name beside the Latin one. */
export const UrduName = ({ name, className }: { name: string | undefined; className: string }) =>
  name && (
    <p lang="ur" dir="auto" className={`urdu ${className}`}>
      {name}
    </p>
  )
