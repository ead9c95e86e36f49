import * as v from 'valibot';
import { answerOf } from '../http/answers.ts';
import { endpoint, Reply } from '../http/endpoint.ts';
import { success } from '../http/envelope.ts';
import { notFound } from '../http/errors.ts';
import { faultRuleSchema, placedRuleAnswer } from './rule.ts';
import type { FaultRules } from './rules.ts';

/** Faults by rules, for whoever asks whatever address: for trying out by hand, and for tests that have the service alone. */
export const faultEndpoints = (rules: FaultRules) => [
  endpoint(
    {
      method: 'POST',
      path: '/sandbox/faults',
      operation: 'addFault',
      summary: 'Has requests fail on purpose from now on.',
      audience: 'anyone',
      body: faultRuleSchema,
      answer: answerOf(placedRuleAnswer),
      statuses: [201],
    },
    async ({ body }) => new Reply(201, success(rules.add(body))),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/sandbox/faults',
      operation: 'listFaults',
      summary: 'The rules by which requests fail, and how often each has struck.',
      audience: 'anyone',
      answer: answerOf(v.array(placedRuleAnswer)),
    },
    async () => success(rules.list()),
  ),
  endpoint(
    {
      method: 'DELETE',
      path: '/sandbox/faults',
      operation: 'removeFaults',
      summary: 'Takes all rules back; answers them as they were.',
      audience: 'anyone',
      answer: answerOf(v.array(placedRuleAnswer)),
    },
    async () => success(rules.removeAll()),
  ),
  endpoint(
    {
      method: 'DELETE',
      path: '/sandbox/faults/{id}',
      operation: 'removeFault',
      summary: 'Takes a rule back; answers it as it was.',
      audience: 'anyone',
      answer: answerOf(placedRuleAnswer),
    },
    async ({ id }) => {
      const removed = rules.remove(id);
      if (!removed) throw notFound('There is no such fault.');
      return success(removed);
    },
  ),
];
