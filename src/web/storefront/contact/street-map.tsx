import '../../look/reading.css'
type Props = { label: string; name: string }

const roads = {
  avenue: 'M-20 300 L660 60',
  wide: ['M-20 140 L660 -100', 'M-20 452 L660 212', 'M96 -20 L260 460', 'M380 -20 L548 460'],
  lanes: [
    'M-20 220 L240 128',
    'M300 108 L660 -20',
    'M-20 376 L210 296',
    'M262 278 L470 204',
    'M520 186 L660 138',
    'M10 -20 L178 460',
    'M236 -20 L404 460',
    'M306 -20 L470 460',
    'M470 -20 L640 460',
  ],
}

/** The sectors of the capital as one would draw them for a visitor: streets, a park, the hills. No tiles from elsewhere. */
export const StreetMap = ({ label, name }: Props) => (
  <svg
    viewBox="0 0 640 400"
    role="img"
    aria-label={label}
    className="map-panel"
    preserveAspectRatio="xMidYMid slice"
  >
    <path d="M0 0H640V400H0Z" fill="var(--sunk)" />
    <g className="tint-leaf">
      <path d="M-10 -10H250L190 34L130 22L70 62L-10 84Z" fill="var(--tint)" />
      <path d="M423 128L500 101L534 197L457 224Z" fill="var(--tint)" />
      <g fill="var(--deep)" opacity="0.55">
        {[
          [452, 142],
          [474, 150],
          [492, 140],
          [466, 176],
          [490, 172],
          [508, 184],
          [482, 200],
          [60, 20],
          [96, 8],
          [150, 2],
          [24, 46],
        ].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="7" />
        ))}
      </g>
    </g>
    <path
      d="M560 400C548 356 590 330 582 292S640 246 650 232V400Z"
      fill="var(--tint)"
      className="tint-sky"
    />
    <g fill="none" stroke="var(--line)" strokeWidth="3">
      {roads.lanes.map((way) => (
        <path key={way} d={way} />
      ))}
    </g>
    <g fill="none" stroke="var(--line)" strokeWidth="13">
      {roads.wide.map((way) => (
        <path key={way} d={way} />
      ))}
      <path d={roads.avenue} strokeWidth="24" />
    </g>
    <g fill="none" stroke="var(--raised)" strokeWidth="9">
      {roads.wide.map((way) => (
        <path key={way} d={way} />
      ))}
      <path d={roads.avenue} strokeWidth="19" />
      <path d={roads.avenue} stroke="var(--marigold)" strokeWidth="2" strokeDasharray="14 12" />
    </g>
    <g transform="translate(320 180)">
      <ellipse cx="0" cy="3" rx="16" ry="6" fill="var(--ink)" opacity="0.25" />
      <path
        d="M0 0C-10 -20 -30 -32 -30 -56A30 30 0 0 1 30 -56C30 -32 10 -20 0 0Z"
        fill="var(--tomato)"
      />
      <circle cx="0" cy="-57" r="16" fill="var(--marigold)" />
      <circle cx="0" cy="-57" r="7" fill="var(--brand)" />
    </g>
    <g transform="translate(362 124)">
      <rect x="0" y="-18" width={name.length * 11 + 28} height="36" rx="18" fill="var(--brand)" />
      <text
        x="14"
        y="6"
        fill="var(--on-brand)"
        fontFamily="var(--font-display)"
        fontWeight="700"
        fontSize="18"
      >
        {name}
      </text>
    </g>
  </svg>
)
