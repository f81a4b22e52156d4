import type { ReactNode } from 'react'

/** "5 pcs · Rs. 220 each": lines break between parts, and never start or end with a dot. */
export const Dotted = ({ parts }: { parts: readonly ReactNode[] }) => (
  <span className="dotted">
    <span>
      {parts.map(
        (part, index) =>
          isEmpty(part) || (
            <span key={index}>
              <bdi>{part}</bdi>
            </span>
          ),
      )}
    </span>
  </span>
)

const isEmpty = (part: ReactNode) =>
  part === '' || part === null || part === undefined || part === false
