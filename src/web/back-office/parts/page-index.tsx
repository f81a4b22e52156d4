type Props = {
  label: string
  parts: readonly (readonly [id: string, title: string])[]
  /** at the side of the page where there is room, otherwise above it */
  beside?: true
  /** in sight while a desktop's page is scrolled */
  stays?: true
}

/** Links to the parts of a long page. */
export const PageIndex = ({ label, parts, beside, stays }: Props) => (
  <nav
    aria-label={label}
    className={
      beside
        ? 'wide:sticky wide:inset-bs-20 wide:order-last wide:self-start'
        : `min-w-0 ${stays ? 'z-10 bg-paper wide:sticky wide:inset-bs-14' : ''}`
    }
  >
    <ul
      className={`flex gap-x-5 ${beside ? 'flex-wrap wide:grid' : 'whitespace-nowrap max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 md:flex-wrap'}`}
    >
      {parts.map(([id, title]) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
