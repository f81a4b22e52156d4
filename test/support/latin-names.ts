/** What stays in Latin letters in an Urdu sentence: names, units, addresses and placeholders. */
export const names =
  /\]\([^)]*\)|https?:\/\/\S+|[\w.]+@[\w.]+|\{[^}]*\}|Rs\.|\b(English|CSV|JPEG|PNG|WebP|AVIF|A4|UTF-8|OpenStreetMap|RSS|PDF|QR|SMS|GPS|kg|g|L|ml|km|DE-MILK-\w+|SKU|MB|KB|JavaScript)\b/g

/** The same for staff: programs, keys and commands. */
export const namesForStaff =
  /(?:DATA_DIR=|npm (?:run|start)).*|\/[a-z][\w/-]*|[\w-]+\.(?:txt|js|gmail\.com)|Authorization: Bearer|no-reply@|“(?:english|urdu)”|1Password|\b(?:Excel|xlsx?|Windows|pcs|Ctrl|Enter|Esc|Delete|Google Authenticator|Aegis|SMTP(?:_URL)?|Gmail|PostgreSQL|SQLite|Node|[A-Z])\b/g
