// @vitest-environment happy-dom
import { test } from 'vitest';
import { expectComponentsToRender } from '../support/packaging/renderInNode.tsx';

test('in happy-dom, components show their data', expectComponentsToRender);
