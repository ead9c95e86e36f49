import { applyFault, type FaultTarget } from './applyFault.ts';
import { parseFault } from './parseFault.ts';
import { appliesTo } from './rule.ts';
import type { FaultRules } from './rules.ts';

/**
 * Adds faults to a service, by rules and by base URL. `/sandbox/faults/status=500/v6/…` responds with 500 to every request
 * below it, so a component under test can use it as its base URL without affecting other tests.
 */
export function withFaults(service: FaultTarget, rules: FaultRules): (request: Request) => Promise<Response> {
  const handle = async (request: Request) => {
    const rule = rules.takeDue(request);
    return rule ? applyFault(rule, rule.id, request, service) : service.handle(request);
  };
  const counts = new Map<string, number>();
  const handleWithFault = (spec: string, original: Request) => {
    const fault = parseFault(decoded(spec));
    const request = withoutFault(original);
    if (!appliesTo(fault, request)) return handle(request);
    const before = counts.get(fault.key) ?? 0;
    counts.set(fault.key, before + 1);
    const { after = 0, times = Number.POSITIVE_INFINITY } = fault;
    if (before < after || before >= after + times) return handle(request);
    return applyFault(fault, spec, request, { ...service, handle });
  };
  return async (request) => {
    const [, spec] = faulty.exec(new URL(request.url).pathname) ?? [];
    return spec === undefined ? handle(request) : handleWithFault(spec, request);
  };
}

/** Captures the fault as encoded in the URL, which is a valid header value. */
const faulty = /^\/sandbox\/faults\/([^/]+)(?=\/.)/;

function withoutFault(request: Request): Request {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(faulty, '');
  return new Request(url, request);
}

function decoded(spec: string): string {
  try {
    return decodeURIComponent(spec);
  } catch {
    return spec;
  }
}
