// @vitest-environment jsdom
import '../support/packaging/jsdomSetup.ts';
import { test } from 'vitest';
import { expectComponentsToRender } from '../support/packaging/renderInNode.tsx';

test('in jsdom, with the setup of the docs, components show their data', expectComponentsToRender);
