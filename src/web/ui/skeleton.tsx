import type { ReactNode } from 'react'

export const Skeleton = ({ className = '' }: { className?: string }) => (
  <span aria-hidden className={`block animate-shimmer rounded-small bg-line ${className}`} />
)

export const Skeletons = (props: { count: number; className: string; children: ReactNode }) =>
  Array.from({ length: props.count }, (_, index) => (
    <div key={index} className={props.className}>
      {props.children}
    </div>
  ))

type ListProps = {
  count: number
  /** announced by screen readers */
  loading: string
  className: string
  itemClass: string
  children: ReactNode
}

export const SkeletonList = ({ count, loading, className, itemClass, children }: ListProps) => (
  <>
    <p role="status" className="sr-only">
      {loading}
    </p>
    <div className={className} aria-hidden>
      <Skeletons count={count} className={itemClass}>
        {children}
      </Skeletons>
    </div>
  </>
)
