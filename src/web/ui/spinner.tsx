export const Spinner = () => (
  <span
    aria-hidden
    className="inline-block size-[1.1em] animate-turn rounded-pill border-2 border-current border-e-transparent"
  />
)
