import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHeldWrites, holdTime, type SendHeld } from '../../../src/core/http/heldWrites.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const createSend = () => vi.fn<SendHeld>(async () => {});

test('sends a write once its time is over, and not before', async () => {
  const held = createHeldWrites();
  const send = createSend();
  const takeBack = held.hold(send);
  await vi.advanceTimersByTimeAsync(holdTime - 1);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledOnce();
  expect(send.mock.calls[0]?.[0].aborted).toBe(false);
  expect(takeBack()).toBe(false);
});

test('never sends what was taken back', async () => {
  const held = createHeldWrites();
  const send = createSend();
  expect(held.hold(send)()).toBe(true);
  held.sendAll();
  await vi.advanceTimersByTimeAsync(2 * holdTime);
  expect(send).not.toHaveBeenCalled();
});

test('on leaving, sends each at once and once, and tells that it is the last chance', async () => {
  const held = createHeldWrites();
  const [first, second] = [createSend(), createSend()];
  held.hold(first);
  held.hold(second);
  held.sendAll();
  for (const send of [first, second]) {
    expect(send).toHaveBeenCalledOnce();
    expect(send.mock.calls[0]?.[0].aborted).toBe(true);
  }
  held.sendAll();
  await vi.advanceTimersByTimeAsync(2 * holdTime);
  expect(first).toHaveBeenCalledOnce();
});

test('tells a write that is being sent when the page is left', async () => {
  const held = createHeldWrites();
  const left = vi.fn();
  held.hold((leaving) => {
    leaving.addEventListener('abort', left);
    return new Promise(() => {});
  });
  await vi.advanceTimersByTimeAsync(holdTime);
  expect(left).not.toHaveBeenCalled();
  held.sendAll();
  expect(left).toHaveBeenCalledOnce();
});

test('a pause holds everything, and the time starts over after it', async () => {
  const held = createHeldWrites();
  const [before, during] = [createSend(), createSend()];
  held.hold(before);
  await vi.advanceTimersByTimeAsync(holdTime - 1);
  held.pause(true);
  held.hold(during);
  await vi.advanceTimersByTimeAsync(3 * holdTime);
  held.pause(false);
  await vi.advanceTimersByTimeAsync(holdTime - 1);
  expect(before).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(before).toHaveBeenCalledOnce();
  expect(during).toHaveBeenCalledOnce();
});
