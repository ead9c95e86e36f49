/** Gives each account a long name in responses. @returns a function that restores them. */
export function lengthenAccounts(): () => void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await send(input, init);
    if (!String(input).endsWith('/v6/accounting/glAccounts/query') || !response.ok) return response;
    const body = await response.json();
    return Response.json({ ...body, data: body.data.map(withLongName) });
  };
  return () => {
    globalThis.fetch = send;
  };
}

function withLongName(account: { name: string; displayName?: string | null }) {
  const name = `${account.name} of the Northern and Eastern Districts, Including Affiliates and Successors`;
  return { ...account, name, displayName: account.displayName && name };
}
