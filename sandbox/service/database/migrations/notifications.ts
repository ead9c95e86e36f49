const channel = (column: string) => `${column} text check (${column} in ('SMS', 'EMAIL', 'OFF'))`;

/** Each user's notification channels. */
export const notifications: readonly string[] = [
  `create table notification_settings (
    user_id text primary key references users,
    ${channel('financial_summaries')},
    ${channel('bank_connection_errors')},
    ${channel('conversations')}
  )`,
];
