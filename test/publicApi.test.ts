import { expect, test } from 'vitest';
import * as client from '../src/client.ts';
import * as elements from '../src/elements.ts';
import * as library from '../src/index.ts';
import * as server from '../src/server.ts';
import * as themes from '../src/themes.ts';

// A name that goes or changes here breaks a host: that is a new major version.
test.each([
  ['@daybook/react', library],
  ['@daybook/react/client', client],
  ['@daybook/react/elements', elements],
  ['@daybook/react/server', server],
  ['@daybook/react/themes', themes],
])('%s exports these names and no others', (_entry, exports) => {
  expect(Object.keys(exports).sort()).toMatchSnapshot();
});
