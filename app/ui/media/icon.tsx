/** Line icons on a 24 px grid, 1.5 px strokes, drawn for this shop. */
const paths = {
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.2 15.2 20.5 20.5",
  cart: "M5 8.8h14l-1.1 11.7H6.1L5 8.8ZM8.8 11.3V7.2a3.2 3.2 0 0 1 6.4 0v4.1",
  user: "M12 4.4a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6ZM4.8 20.5c.6-4 3.4-6 7.2-6s6.6 2 7.2 6",
  menu: "M3.5 7h17M3.5 12h17M3.5 17h17",
  close: "m6 6 12 12M18 6 6 18",
  plus: "M12 5.5v13M5.5 12h13",
  minus: "M5.5 12h13",
  check: "m5 12.8 4.6 4.7L19 7",
  "chevron-down": "m6 9.5 6 6 6-6",
  "chevron-right": "m9.5 6 6 6-6 6",
  "chevron-left": "m14.5 6-6 6 6 6",
  share: "M12 14.5V3.8M8 7.5l4-4 4 4M6.5 11H5v9.5h14V11h-1.5",
  whatsapp:
    "M4 20l1.2-4.5a8 8 0 1 1 3.2 3.2L4 20ZM9 8.8c.2 3.2 2.6 5.7 5.8 6.1l.9-1.7-1.9-1-1 .8c-1-.5-1.8-1.3-2.3-2.3l.8-1-1-1.9L9 8.8Z",
  facebook: "M13.8 20.5v-7.7M10.3 12.8H17M13.8 12.8V9.5c0-1.8.8-2.8 2.6-2.8h1.1",
  x: "m5.3 5 13.4 14M18.5 5 5.5 19",
  instagram:
    "M7.5 4h9A3.5 3.5 0 0 1 20 7.5v9a3.5 3.5 0 0 1-3.5 3.5h-9A3.5 3.5 0 0 1 4 16.5v-9A3.5 3.5 0 0 1 7.5 4ZM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM16.6 7.4v.1",
  info: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 11v5M12 8v.1",
  alert: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 7.8v5M12 15.9v.1",
  return: "M4.5 9.5H14a5 5 0 0 1 0 10H8.5M8.5 5.5l-4 4 4 4",
  lock: "M6 11h12v9H6v-9ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  filter: "M4 7.5h9M17 7.5h3M4 16.5h3M11 16.5h9M15 5.5v4M9 14.5v4",
  mail: "M4 6.5h16v11H4v-11ZM4 7.5l8 6 8-6",
  phone:
    "M6 4.5h3l1.5 4-2 1.7c.9 2.2 2.5 3.8 4.8 4.8l1.7-2 4 1.5v3c0 .8-.6 1.5-1.5 1.5C10.5 18.5 5 13 4.5 6c0-.9.7-1.5 1.5-1.5Z",
  pin: "M12 21c-4.2-4.6-6.3-8-6.3-10.8a6.3 6.3 0 0 1 12.6 0C18.3 13 16.2 16.4 12 21ZM12 8a2.2 2.2 0 1 0 0 4.4A2.2 2.2 0 0 0 12 8Z",
  trash: "M5 7.5h14M9.5 7.5v-3h5v3M7 7.5l.8 12.5h8.4L17 7.5M10.5 11v5.5M13.5 11v5.5",
  calendar: "M4.5 6h15v14h-15V6ZM4.5 10.5h15M8.5 3.5v4M15.5 3.5v4",
  zoom: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.2 15.2 20.5 20.5M7.8 10.5h5.4M10.5 7.8v5.4",
} as const;

export type IconName = keyof typeof paths;

export interface IconProps {
  name: IconName;
  className?: string;
}

/** A decorative icon; the control around it carries the name. */
export function Icon({ name, className = "size-6" }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`line-drawn ${className}`}>
      <path d={paths[name]} />
    </svg>
  );
}
