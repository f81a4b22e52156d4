/** The address of the file with the icons' drawings, which the build makes (vite.config.ts). */
declare module 'virtual:icon-sheet' {
  const address: string
  export default address
}
