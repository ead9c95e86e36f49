import { publicTokens } from './tokens.ts';

/** The public tokens as a designer looks them up. */
export function TokenTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">What it changes</th>
          <th scope="col">Values</th>
          <th scope="col">Without it</th>
        </tr>
      </thead>
      <tbody>
        {publicTokens.map(({ name, does, accepts, fallback }) => (
          <tr key={name}>
            <td>
              <code style={{ whiteSpace: 'nowrap' }}>{name}</code>
            </td>
            <td>{does}</td>
            <td>{accepts}</td>
            <td>{fallback}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
