/**
 * The IANA time zone of the device.
 * @returns undefined if it is unknown: some browsers then report `Etc/Unknown`, which they don't format in.
 */
export function deviceTimeZone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  try {
    Intl.DateTimeFormat('en', { timeZone }); // throws for an unknown one
    return timeZone;
  } catch {
    return undefined;
  }
}
