import fc from 'fast-check';

/**
 * Lists of exactly so many steps, which shrink to any shorter list: first large parts are left out, then single steps, then
 * each step is made simpler. `fc.array` draws short lists most of the time, and of a fixed length it cannot shrink them.
 */
export function stepList<S>(step: fc.Arbitrary<S>, length: number): fc.Arbitrary<S[]> {
  return new StepList(step, length);
}

class StepList<S> extends fc.Arbitrary<S[]> {
  constructor(
    readonly step: fc.Arbitrary<S>,
    readonly length: number,
  ) {
    super();
  }

  override generate(random: fc.Random, bias: number | undefined): fc.Value<S[]> {
    return listOf(Array.from({ length: this.length }, () => this.step.generate(random, bias)));
  }

  override canShrinkWithoutContext(_value: unknown): _value is S[] {
    return false;
  }

  override shrink(_value: S[], context: unknown): fc.Stream<fc.Value<S[]>> {
    // What `listOf` put there, or nothing for a list that was not drawn here.
    return fc.stream(this.smaller((context ?? []) as fc.Value<S>[]));
  }

  private *smaller(steps: fc.Value<S>[]): IterableIterator<fc.Value<S[]>> {
    for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
      for (let start = 0; start < steps.length; start += size) yield listOf(steps.toSpliced(start, size));
    }
    for (const [index, step] of steps.entries()) {
      for (const simpler of this.step.shrink(step.value, step.context)) yield listOf(steps.with(index, simpler));
    }
  }
}

function listOf<S>(steps: fc.Value<S>[]): fc.Value<S[]> {
  return new fc.Value(
    steps.map(({ value }) => value),
    steps,
  );
}
