// What others did since my last turn, once more and in about two seconds: moments of the past through my own eyes, one after
// the other. The server keeps them; a page that was opened three days later can play them too.
import type { LogEntry, Position } from "../wire";

const LASTS = 2_000;
const MOST = 8;

/** A moment of the game and the lines of the log that tell how it came to it. */
export interface Moment {
  step: number;
  from: number;
  to: number;
}

/** The moments at which others did something, from this line of the log on; so many that each can be seen. Those who played at
 *  the same time are seen one after the other. */
export function momentsSince(log: readonly LogEntry[], since: number, mine: number): Moment[] {
  const found: Moment[] = [];
  let who = mine;
  for (let line = since; line < log.length; line += 1) {
    const { step, seat } = log[line]!;
    const last = found.at(-1);
    if (last?.step === step && last.to === line && (seat < 0 || seat === who)) last.to = line + 1;
    else if (byOthers(log[line]!, mine)) found.push({ step, from: line, to: line + 1 });
    if (seat >= 0) who = seat;
  }
  const each = Math.ceil(found.length / MOST);
  return found.filter((_, index) => (index + 1) % each === 0 || index === found.length - 1);
}

/** A printed opponent has no seat; its lines say `who` did it. */
function byOthers({ seat, args }: LogEntry, mine: number): boolean {
  return seat < 0 ? "who" in args : seat !== mine;
}

export class Again {
  /** What is shown instead of the present; null while nothing is played. */
  position = $state.raw<Position | null>(null);
  moment = $state.raw<Moment | null>(null);
  #run = 0;

  constructor(private readonly wait: (milliseconds: number) => Promise<void>) {}

  get playing(): boolean {
    return this.position !== null;
  }

  /** Play them, beginning with what stood before the first. */
  async play(moments: readonly Moment[], fetch: (step: number) => Promise<Position>): Promise<void> {
    const [first] = moments;
    if (!first) return;
    const run = (this.#run += 1);
    const steps = [first.step - 1, ...moments.map(({ step }) => step)];
    const asked = new Map([...new Set(steps)].map((step) => [step, fetch(step)]));
    const answers = await Promise.allSettled(steps.map((step) => asked.get(step)!));
    // A moment that can still be taken back is not kept by the server: it is left out.
    if (answers[0]?.status === "rejected") throw answers[0].reason;
    for (const [index, answer] of answers.entries()) {
      if (run !== this.#run) return; // somebody stopped it
      if (answer.status === "rejected") continue;
      this.position = answer.value;
      this.moment = moments[index - 1] ?? null;
      await this.wait(LASTS / answers.length);
    }
    if (run === this.#run) this.stop();
  }

  stop(): void {
    this.#run += 1;
    this.position = this.moment = null;
  }
}
