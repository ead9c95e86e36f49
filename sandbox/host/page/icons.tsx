import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

export function OverviewIcon() {
  return (
    <Icon>
      <path d="M4 11.5 12 5l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5h-5v5H5a1 1 0 0 1-1-1z" />
    </Icon>
  );
}

export function BooksIcon() {
  return (
    <Icon>
      <path d="M5 5.5A1.5 1.5 0 0 1 6.5 4H19v13H6.5A1.5 1.5 0 0 0 5 18.5zM5 18.5A1.5 1.5 0 0 0 6.5 20H19v-3M9 8h6M9 11.5h6" />
    </Icon>
  );
}

export function BankIcon() {
  return (
    <Icon>
      <path d="M4 9.5 12 5l8 4.5zM6 12.5V17M10 12.5V17M14 12.5V17M18 12.5V17M4 20h16" />
    </Icon>
  );
}

export function InvoiceIcon() {
  return (
    <Icon>
      <path d="M6 4h12v16l-3-1.8-3 1.8-3-1.8L6 20zM9 8.5h6M9 12h6" />
    </Icon>
  );
}

export function LockIcon() {
  return (
    <Icon>
      <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2" />
    </Icon>
  );
}

export function JournalIcon() {
  return (
    <Icon>
      <path d="M5 4h14v16H5zM12 8v12M5 8h14M7.5 11.5H10M14 15h3" />
    </Icon>
  );
}

export function SettingsIcon() {
  return (
    <Icon>
      <path d="M4 7h9M17 7h3M4 12h3M11 12h9M4 17h9M17 17h3" />
      <circle cx="15" cy="7" r="2" />
      <circle cx="9" cy="12" r="2" />
      <circle cx="15" cy="17" r="2" />
    </Icon>
  );
}
