/** Media query of `<source data-dark>`: media queries know the device's theme, but not the theme chosen here. */
export function darkMedia(): string {
  const theme = typeof document === 'undefined' ? undefined : document.documentElement.dataset.theme
  if (theme === undefined) return '(prefers-color-scheme: dark)'
  return theme === 'dark' ? 'all' : 'not all'
}
