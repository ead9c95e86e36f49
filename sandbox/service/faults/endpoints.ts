import * as v from 'valibot';
import { endpoint, Reply } from '../http/endpoint.ts';
import { success } from '../http/envelope.ts';
import { notFound } from '../http/errors.ts';
import { responseOf } from '../http/responses.ts';
import { activeRuleSchema, faultRuleSchema } from './rule.ts';
import type { FaultRules } from './rules.ts';

/** Fault rules, which apply to all clients: for manual testing, and for tests with their own service. */
export const faultEndpoints = (rules: FaultRules) => [
  endpoint(
    {
      method: 'POST',
      path: '/sandbox/faults',
      operation: 'addFault',
      summary: 'Makes matching requests fail on purpose.',
      audience: 'anyone',
      body: faultRuleSchema,
      response: responseOf(activeRuleSchema),
      statuses: [201],
    },
    async ({ body }) => new Reply(201, success(rules.add(body))),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/sandbox/faults',
      operation: 'listFaults',
      summary: 'The active fault rules, with the number of requests that each has failed.',
      audience: 'anyone',
      response: responseOf(v.array(activeRuleSchema)),
    },
    async () => success(rules.list()),
  ),
  endpoint(
    {
      method: 'DELETE',
      path: '/sandbox/faults',
      operation: 'removeFaults',
      summary: 'Removes all fault rules and returns them.',
      audience: 'anyone',
      response: responseOf(v.array(activeRuleSchema)),
    },
    async () => success(rules.removeAll()),
  ),
  endpoint(
    {
      method: 'DELETE',
      path: '/sandbox/faults/{id}',
      operation: 'removeFault',
      summary: 'Removes a fault rule and returns it.',
      audience: 'anyone',
      response: responseOf(activeRuleSchema),
    },
    async ({ id }) => {
      const removed = rules.remove(id);
      if (!removed) throw notFound('There is no such fault.');
      return success(removed);
    },
  ),
];
