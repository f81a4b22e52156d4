/** The shape of what is coming. */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <span aria-hidden className={`block animate-shimmer rounded-small bg-line ${className}`} />
)
