/**
 * When the picture of a `<source data-dark>` is shown: as the device has it, or as the theme that
 * was chosen here says. Media queries know nothing of that theme.
 */
export function darkMedia(): string {
  const theme = typeof document === 'undefined' ? undefined : document.documentElement.dataset.theme
  if (theme === undefined) return '(prefers-color-scheme: dark)'
  return theme === 'dark' ? 'all' : 'not all'
}
