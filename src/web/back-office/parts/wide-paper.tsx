/** Prints the page across the sheet: the columns of a desktop don't fit on an upright one. */
export const WidePaper = () => <style>{'@page { size: A4 landscape }'}</style>
